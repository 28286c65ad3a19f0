import type { Texts } from '../texts';
import { directionName, toThe } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country} sur Wikipédia`,
  newTab: '(ouvre un nouvel onglet)',
  guesses: 'Vos essais',
  answer: 'La réponse',
  map: (country, place, misses) =>
    `Carte\u00A0: ${place}, ${country}${misses > 0 ? ', et une ligne depuis chaque essai raté' : ''}`,
  mapFailed: 'La carte de vos essais n’a pas pu être chargée.',
  answersMap: 'Carte du monde où les lieux sont marqués par leur numéro',
  worldMapFailed: 'La carte du monde n’a pas pu être chargée.',
  miss: (country, distance, direction) =>
    `${country}\u00A0: la réponse est à ${distance} ${toThe(directionName(direction))}`,
  hit: (country) => `${country}\u00A0: trouvé`,
  more: (country) => `${country}\u00A0: d’autres lieux`,
  moreFailed: (country) => `${country}\u00A0: les autres lieux n’ont pas pu être chargés.`,
  look: 'Choisissez-en un pour le voir sur la carte ci-dessus.',
};
