import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, das tägliche Geografie-Spiel: Errate das Land auf dem Satellitenbild. Mit jedem Versuch zoomst du weiter heraus.',
  game: 'Welches Land zeigt das Satellitenbild? Du hast sechs Versuche. Jeder verrät Entfernung und Richtung und schaltet eine Zoomstufe frei.',
};
