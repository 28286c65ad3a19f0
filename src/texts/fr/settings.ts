import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Distances en',
  km: 'Kilomètres',
  mi: 'Miles',
  highContrast: 'Contraste élevé',
  highContrastNote: 'Du bleu et de l’orange au lieu du vert, et des traits plus épais.',
  describesPicture: 'Décrire l’image',
  describesPictureNote:
    'Une ligne sous la carte dit ce que montre l’image, sans aucun nom. Les lecteurs d’écran la lisent après chaque essai.',
};
