import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country} su Wikipedia`,
  newTab: '(si apre in una nuova scheda)',
  guesses: 'I tuoi tentativi',
  answer: 'La risposta',
  map: (country, place, misses) =>
    `Mappa: ${place}, ${country}${misses > 0 ? ', con una linea da ogni tentativo sbagliato' : ''}`,
  mapFailed: 'Impossibile caricare la mappa dei tuoi tentativi.',
  answersMap: 'Planisfero con i luoghi segnati dai loro numeri',
  worldMapFailed: 'Impossibile caricare il planisfero.',
  miss: (country, distance, direction) =>
    `${country}: la risposta è a ${distance} verso ${directionName(direction)}`,
  hit: (country) => `${country}: esatto`,
  more: (country) => `${country}: altri luoghi`,
  moreFailed: (country) => `${country}: impossibile caricare gli altri luoghi.`,
  look: 'Scegline uno per vederlo sulla mappa qui sopra.',
};
