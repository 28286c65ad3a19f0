import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country} sur Wikipédia`,
  newTab: '(ouvre un nouvel onglet)',
  views: { country: 'Le pays', guesses: 'Vos essais' },
  map: (country, place, misses) =>
    `Carte\u00A0: ${place}, ${country}${misses > 0 ? ', et une ligne depuis chaque essai raté' : ''}`,
  answersMap: 'Carte du monde où les lieux sont marqués par leur numéro',
  more: (country) => `${country}\u00A0: d’autres lieux`,
  moreFailed: (country) => `${country}\u00A0: les autres lieux n’ont pas pu être chargés.`,
  look: 'Choisissez-en un pour le voir sur la carte ci-dessus.',
};
