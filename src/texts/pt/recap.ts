import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country} na Wikipédia`,
  newTab: '(abre em outra aba)',
  views: { country: 'O país', guesses: 'Seus palpites' },
  map: (country, place, misses) =>
    `Mapa ${misses > 0 ? 'com uma linha de cada erro até' : 'com'} ${place}, ${country}`,
  answersMap: 'Mapa-múndi com os lugares marcados por seus números',
  more: (country) => `${country}: mais lugares`,
  moreFailed: (country) => `${country}: não foi possível carregar mais lugares.`,
  look: 'Escolha um para vê-lo no mapa acima.',
};
