import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Distanze in',
  km: 'Chilometri',
  mi: 'Miglia',
  highContrast: 'Contrasto elevato',
  highContrastNote: 'Blu e arancione al posto del verde, e linee più marcate.',
  describesPicture: 'Descrivi l’immagine',
  describesPictureNote:
    'Una riga sotto la mappa dice che cosa si vede nell’immagine, senza nomi. Gli screen reader la leggono dopo ogni tentativo.',
};
