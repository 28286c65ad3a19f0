import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: 'Ocurrió un error inesperado',
  notFound: { title: 'Página no encontrada', note: 'No hay ninguna página en esta dirección.' },
  broken:
    'No se pudo mostrar esta página. Puede que no haya conexión o que exista una nueva versión del sitio. Tus intentos están guardados en este dispositivo.',
  home: 'Ir al inicio',
  sections: {
    map: 'el mapa',
    input: 'el campo de respuesta',
    rows: 'la lista de tus intentos',
    recap: 'el final de la partida',
    help: 'las reglas',
    statistics: 'tus estadísticas',
    settings: 'tus ajustes',
    card: 'el mapa de hoy',
    result: 'el resultado de hoy',
    preview: 'la vista previa',
  },
  section: (name) => `No fue posible mostrar ${name}. Recargar la página puede ayudar.`,
  reload: 'Recargar',
  report: 'Copiar un informe',
  startOver: {
    title: 'Si vuelve a pasar',
    note: 'Empieza de nuevo con el tablero limpio: se borran las partidas sin terminar del archivo, de los retos y de práctica. Se conservan tus intentos diarios, tus estadísticas y tus ajustes. Antes, cierra las demás pestañas del sitio: podrían recuperar esas partidas.',
    action: 'Empezar de nuevo',
  },
};
