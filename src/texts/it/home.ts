import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: giochi di geografia',
  headline: 'Gioca. Indovina. Vinci.',
  tagline: 'Giochi che allenano la mente e mettono alla prova quanto conosci il mondo.',
  darkMode: 'Modalità scura',
  signIn: 'Accedi',
  games: 'Giochi',
  zoomle: {
    name: 'Zoomle',
    description: 'Indovina un paese visto dal satellite. Uno nuovo ogni giorno alle 00:00 UTC.',
    play: 'Gioca la mappa di oggi',
    goOn: 'Continua',
    look: 'Vedi la mappa di oggi',
    waiting: 'La mappa di oggi ti aspetta.',
    used: (count, of) =>
      plural(count, {
        one: `Oggi usato # tentativo su ${of}`,
        other: `Oggi usati # tentativi su ${of}`,
      }),
    keepGoing: (days) => plural(days, { other: '# giorni. Continua così' }),
    won: (count, of) =>
      plural(count, {
        one: `Indovinato in # tentativo su ${of}`,
        other: `Indovinato in # tentativi su ${of}`,
      }),
    lost: 'Oggi non è andata',
    week: 'Gli ultimi sette giorni',
    links: 'Altro su Zoomle',
    challenge: 'Lancia una sfida',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'In arrivo',
    description: 'Un’avventura di enigmi geografici, in uscita nel terzo trimestre del 2024.',
    more: 'Come sarà Puzzlia',
  },
};
