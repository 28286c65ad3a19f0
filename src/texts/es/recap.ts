import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country} en Wikipedia`,
  newTab: '(se abre en otra pestaña)',
  views: { country: 'El país', guesses: 'Tus intentos' },
  map: (country, place, misses) =>
    `Mapa ${misses > 0 ? 'con una línea de cada fallo a' : 'con'} ${place}, ${country}`,
  answersMap: 'Mapamundi con los lugares marcados por sus números',
  more: (country) => `${country}: más lugares`,
  moreFailed: (country) => `${country}: no se pudieron cargar más lugares.`,
  look: 'Elige uno para verlo en el mapa de arriba.',
};
