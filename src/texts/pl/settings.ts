import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Odległości',
  km: 'Kilometry',
  mi: 'Mile',
  highContrast: 'Wysoki kontrast',
  highContrastNote: 'Niebieski i pomarańczowy zamiast zielonego, grubsze linie.',
  describesPicture: 'Opisuj zdjęcie',
  describesPictureNote:
    'Tekst pod mapą mówi, co widać na zdjęciu, bez nazw. Czytniki ekranu odczytują go po każdej próbie.',
};
