import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, het dagelijkse aardrijkskundespel: raad het land op het satellietbeeld en zoom bij elke poging verder uit.',
  game: 'Welk land zie je op het satellietbeeld? Je hebt zes pogingen. Elke poging toont de afstand en de richting en laat je verder uitzoomen.',
};
