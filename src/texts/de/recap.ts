import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Mehr auf Wikipedia: ${country}`,
  newTab: '(öffnet einen neuen Tab)',
  guesses: 'Deine Versuche',
  answer: 'Die Lösung',
  map: (country, place, misses) =>
    `Karte mit ${misses > 0 ? 'einer Linie von jedem falschen Versuch zur' : 'der'} Lösung: ${place}, ${country}`,
  mapFailed: 'Die Karte deiner Versuche konnte nicht geladen werden.',
  answersMap: 'Weltkarte, auf der die Orte mit ihren Nummern markiert sind',
  worldMapFailed: 'Die Weltkarte konnte nicht geladen werden.',
  miss: (country, distance, direction) =>
    `${country}: zur Lösung sind es ${distance} Richtung ${directionName(direction)}`,
  hit: (country) => `${country}: richtig`,
  more: (country) => `Weitere Orte: ${country}`,
  moreFailed: (country) => `Weitere Orte konnten nicht geladen werden: ${country}.`,
  look: 'Wähle einen Ort und sieh ihn dir oben auf der Karte an.',
};
