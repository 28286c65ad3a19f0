import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'Ir al contenido',
    backToHome: 'Volver al inicio',
    loading: 'Cargando la página',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Pie de página',
    privacy: 'Privacidad',
    about: 'Acerca de',
    contact: 'Contacto',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Este navegador no permite que el sitio guarde nada: puedes jugar, pero tus intentos se perderán cuando salgas.',
    full: 'En este navegador no queda espacio para el sitio: lo nuevo podría perderse cuando salgas. Todo lo guardado antes está a salvo.',
    newer:
      'Una versión más nueva del sitio guardó tu progreso en este dispositivo. No se toca, y los intentos que hagas aquí podrían perderse cuando salgas. Recarga la página, por favor.',
    damaged:
      'Una parte del progreso guardado en este dispositivo estaba dañada. Se apartó una copia y se conservó todo lo que se pudo leer.',
    dismiss: 'Cerrar',
  },
  copying: {
    copied: 'Copiado al portapapeles',
    byHand: 'Copia este texto',
    byHandNote:
      'Este navegador no permite que el sitio lo copie por ti. El texto está seleccionado.',
  },
  release: {
    found: 'Hay una nueva versión de Zoomle.',
    applying: 'Cargando la nueva versión…',
    apply: 'Cargar la nueva versión',
  },
};
