import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Entfernungen',
  km: 'Kilometer',
  mi: 'Meilen',
  highContrast: 'Hoher Kontrast',
  highContrastNote: 'Blau und Orange statt Grün, dazu kräftigere Linien.',
  describesPicture: 'Bild beschreiben',
  describesPictureNote:
    'Eine Zeile unter der Karte sagt, was das Bild zeigt, ohne Namen zu nennen. Screenreader lesen sie nach jedem Versuch vor.',
};
