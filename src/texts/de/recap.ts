import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Mehr auf Wikipedia: ${country}`,
  newTab: '(öffnet einen neuen Tab)',
  views: { country: 'Das Land', guesses: 'Deine Versuche' },
  map: (country, place, misses) =>
    `Karte mit ${misses > 0 ? 'einer Linie von jedem falschen Versuch zur' : 'der'} Lösung: ${place}, ${country}`,
  answersMap: 'Weltkarte, auf der die Orte mit ihren Nummern markiert sind',
  more: (country) => `Weitere Orte: ${country}`,
  moreFailed: (country) => `Weitere Orte konnten nicht geladen werden: ${country}.`,
  look: 'Wähle einen Ort und sieh ihn dir oben auf der Karte an.',
};
