import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country} su Wikipedia`,
  newTab: '(si apre in una nuova scheda)',
  views: { country: 'Il paese', guesses: 'I tuoi tentativi' },
  map: (country, place, misses) =>
    `Mappa: ${place}, ${country}${misses > 0 ? ', con una linea da ogni tentativo sbagliato' : ''}`,
  answersMap: 'Planisfero con i luoghi segnati dai loro numeri',
  more: (country) => `${country}: altri luoghi`,
  moreFailed: (country) => `${country}: impossibile caricare gli altri luoghi.`,
  look: 'Scegline uno per vederlo sulla mappa qui sopra.',
};
