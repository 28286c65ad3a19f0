import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Meer op Wikipedia: ${country}`,
  newTab: '(opent in een nieuw tabblad)',
  views: { country: 'Het land', guesses: 'Je pogingen' },
  map: (country, place, misses) =>
    `Kaart met ${misses > 0 ? 'een lijn van elke foute poging naar ' : ''}het antwoord: ${place}, ${country}`,
  answersMap: 'Wereldkaart waarop de plekken met hun nummers zijn aangegeven',
  more: (country) => `Meer plekken: ${country}`,
  moreFailed: (country) => `Meer plekken konden niet worden geladen: ${country}.`,
  look: 'Kies er een om hem hierboven op de kaart te zien.',
};
