import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Afstanden in',
  km: 'Kilometers',
  mi: 'Mijlen',
  highContrast: 'Hoog contrast',
  highContrastNote: 'Blauw en oranje in plaats van groen, en dikkere lijnen.',
  describesPicture: 'Beschrijf het beeld',
  describesPictureNote:
    'Een regel onder de kaart zegt wat er op het beeld te zien is, zonder namen. Schermlezers lezen die na elke poging voor.',
};
