import type { Texts } from '../texts';
import { towards } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country} na Wikipédia`,
  newTab: '(abre em outra aba)',
  guesses: 'Seus palpites',
  answer: 'A resposta',
  map: (country, place, misses) =>
    `Mapa ${misses > 0 ? 'com uma linha de cada erro até' : 'com'} ${place}, ${country}`,
  mapFailed: 'Não foi possível carregar o mapa dos seus palpites.',
  answersMap: 'Mapa-múndi com os lugares marcados por seus números',
  worldMapFailed: 'Não foi possível carregar o mapa-múndi.',
  miss: (country, distance, direction) =>
    `${country}: a resposta fica ${distance} ${towards(direction)}`,
  hit: (country) => `${country}: resposta certa`,
  more: (country) => `${country}: mais lugares`,
  moreFailed: (country) => `${country}: não foi possível carregar mais lugares.`,
  look: 'Escolha um para vê-lo no mapa acima.',
};
