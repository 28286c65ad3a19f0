import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Więcej w Wikipedii: ${country}`,
  newTab: '(otwiera się w nowej karcie)',
  views: { country: 'Kraj', guesses: 'Twoje próby' },
  map: (country, place, misses) =>
    `Mapa: ${place}, ${country}${misses > 0 ? ', z linią od każdej błędnej próby' : ''}`,
  answersMap: 'Mapa świata z ponumerowanymi miejscami',
  more: (country) => `Więcej miejsc: ${country}`,
  moreFailed: (country) => `Nie udało się wczytać więcej miejsc: ${country}.`,
  look: 'Wybierz jedno, aby zobaczyć je na mapie powyżej.',
};
