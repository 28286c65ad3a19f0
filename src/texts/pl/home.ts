import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: gry geograficzne',
  headline: 'Graj. Zgaduj. Wygrywaj.',
  tagline: 'Gry, które dają do myślenia i sprawdzają, jak dobrze znasz świat.',
  darkMode: 'Tryb ciemny',
  signIn: 'Zaloguj się',
  games: 'Gry',
  zoomle: {
    name: 'Zoomle',
    description: 'Odgadnij kraj po mapie satelitarnej. Codziennie nowy, o 00:00 UTC.',
    play: 'Zagraj na dzisiejszej mapie',
    goOn: 'Graj dalej',
    look: 'Zobacz dzisiejszą mapę',
    waiting: 'Dzisiejsza mapa czeka.',
    used: (count, of) => `Dzisiejsze próby: ${count} z ${of}`,
    keepGoing: (days) =>
      plural(days, {
        one: '# dzień. Tak trzymaj',
        few: '# dni. Tak trzymaj',
        many: '# dni. Tak trzymaj',
        other: '# dnia. Tak trzymaj',
      }),
    won: (count, of) => `Odgadnięte w ${count}. próbie z ${of}`,
    lost: 'Dziś się nie udało',
    week: 'Ostatnie siedem dni',
    links: 'Więcej z Zoomle',
    challenge: 'Rzuć komuś wyzwanie',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Wkrótce',
    description: 'Geograficzna przygoda z łamigłówkami, premiera w III kwartale 2024.',
    more: 'Czym będzie Puzzlia',
  },
};
