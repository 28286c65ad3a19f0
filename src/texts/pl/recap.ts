import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Więcej w Wikipedii: ${country}`,
  newTab: '(otwiera się w nowej karcie)',
  guesses: 'Twoje próby',
  answer: 'Odpowiedź',
  map: (country, place, misses) =>
    `Mapa: ${place}, ${country}${misses > 0 ? ', z linią od każdej błędnej próby' : ''}`,
  mapFailed: 'Nie udało się wczytać mapy twoich prób.',
  answersMap: 'Mapa świata z ponumerowanymi miejscami',
  worldMapFailed: 'Nie udało się wczytać mapy świata.',
  miss: (country, distance, direction) =>
    `${country}: do celu ${distance} na ${directionName(direction)}`,
  hit: (country) => `${country}: trafione`,
  more: (country) => `Więcej miejsc: ${country}`,
  moreFailed: (country) => `Nie udało się wczytać więcej miejsc: ${country}.`,
  look: 'Wybierz jedno, aby zobaczyć je na mapie powyżej.',
};
