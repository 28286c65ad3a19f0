import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle działa w przeglądarce i wymaga JavaScriptu, który jest tu wyłączony.',
  slow: 'Zoomle długo się wczytuje. Sprawdź połączenie z siecią, a potem <a href="">odśwież stronę</a>. Potrzebna jest przeglądarka z 2023 roku lub nowsza. Twoje próby są zapisane na tym urządzeniu.',
  preview: 'Zdjęcie satelitarne wybrzeża w wizjerze z napisem „Play. Guess. Win.”',
};
