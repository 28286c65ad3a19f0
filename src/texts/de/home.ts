import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: Geografie-Spiele',
  headline: 'Spielen. Raten. Gewinnen.',
  tagline: 'Knifflige Spiele, die dein Wissen über die Welt auf die Probe stellen.',
  darkMode: 'Dunkles Design',
  signIn: 'Anmelden',
  games: 'Spiele',
  zoomle: {
    name: 'Zoomle',
    description: 'Errate ein Land auf dem Satellitenbild. Jeden Tag um 00:00 UTC ein neues.',
    play: 'Heutige Karte spielen',
    goOn: 'Weiterspielen',
    look: 'Heutige Karte ansehen',
    waiting: 'Die Karte von heute wartet auf dich.',
    used: (count, of) => `Heute ${count} von ${of} Versuchen gebraucht`,
    keepGoing: (days) => plural(days, { other: '# Tage. Bleib dran' }),
    won: (count, of) => `Mit ${count} von ${of} Versuchen gelöst`,
    lost: 'Heute nicht gelöst',
    week: 'Die letzten sieben Tage',
    links: 'Mehr von Zoomle',
    challenge: 'Zum Duell herausfordern',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Demnächst',
    description: 'Ein Geografie-Puzzle-Abenteuer, Start im 3. Quartal 2024.',
    more: 'Mehr über Puzzlia',
  },
};
