import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Meer op Wikipedia: ${country}`,
  newTab: '(opent in een nieuw tabblad)',
  guesses: 'Je pogingen',
  answer: 'Het antwoord',
  map: (country, place, misses) =>
    `Kaart met ${misses > 0 ? 'een lijn van elke foute poging naar ' : ''}het antwoord: ${place}, ${country}`,
  mapFailed: 'De kaart met je pogingen kon niet worden geladen.',
  answersMap: 'Wereldkaart waarop de plekken met hun nummers zijn aangegeven',
  worldMapFailed: 'De wereldkaart kon niet worden geladen.',
  miss: (country, distance, direction) =>
    `${country}: het antwoord ligt ${distance} naar het ${directionName(direction)}`,
  hit: (country) => `${country}: goed`,
  more: (country) => `Meer plekken: ${country}`,
  moreFailed: (country) => `Meer plekken konden niet worden geladen: ${country}.`,
  look: 'Kies er een om hem hierboven op de kaart te zien.',
};
