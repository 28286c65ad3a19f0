import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country} en Wikipedia`,
  newTab: '(se abre en otra pestaña)',
  guesses: 'Tus intentos',
  answer: 'La respuesta',
  map: (country, place, misses) =>
    `Mapa ${misses > 0 ? 'con una línea de cada fallo a' : 'con'} ${place}, ${country}`,
  mapFailed: 'No se pudo cargar el mapa de tus intentos.',
  answersMap: 'Mapamundi con los lugares marcados por sus números',
  worldMapFailed: 'No se pudo cargar el mapamundi.',
  miss: (country, distance, direction) =>
    `${country}: la respuesta está a ${distance} hacia el ${directionName(direction)}`,
  hit: (country) => `${country}: respuesta correcta`,
  more: (country) => `${country}: más lugares`,
  moreFailed: (country) => `${country}: no se pudieron cargar más lugares.`,
  look: 'Elige uno para verlo en el mapa de arriba.',
};
