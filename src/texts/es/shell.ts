import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle se juega en el navegador y necesita JavaScript, que aquí está desactivado.',
  slow: 'Zoomle está tardando mucho en cargar. Revisa la conexión y <a href="">recarga la página</a>. Necesita un navegador de 2023 o posterior. Tus intentos están guardados en este dispositivo.',
  preview:
    'Una imagen satelital de una costa en un visor, con las palabras en inglés: Play. Guess. Win.',
};
