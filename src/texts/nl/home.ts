import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: aardrijkskundespellen',
  headline: 'Spelen. Raden. Winnen.',
  tagline: 'Uitdagende spellen die je kennis van de wereld op de proef stellen.',
  darkMode: 'Donkere modus',
  signIn: 'Inloggen',
  games: 'Spellen',
  zoomle: {
    name: 'Zoomle',
    description: 'Raad een land op een satellietbeeld. Elke dag om 00:00 UTC een nieuwe kaart.',
    play: 'Speel de kaart van vandaag',
    goOn: 'Verder spelen',
    look: 'Bekijk de kaart van vandaag',
    waiting: 'De kaart van vandaag wacht op je.',
    used: (count, of) => `Vandaag ${count} van de ${of} pogingen gebruikt`,
    keepGoing: (days) => plural(days, { other: '# dagen. Ga zo door' }),
    won: (count, of) => `Geraden in ${count} van de ${of} pogingen`,
    lost: 'Vandaag niet geraden',
    week: 'De laatste zeven dagen',
    links: 'Meer van Zoomle',
    challenge: 'Daag iemand uit',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Binnenkort',
    description: 'Een puzzelavontuur over de wereld, komt in het 3e kwartaal van 2024.',
    more: 'Wat Puzzlia wordt',
  },
};
