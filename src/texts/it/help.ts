import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Come si gioca',
  nearCloseUp: 'La tua mappa parte ancora più da vicino di questa.',
  guess:
    'Indovina il paese. Hai sei tentativi: a ogni errore scopri quanto è lontana la risposta, in quale direzione e la tua vicinanza in percentuale.',
  exampleLabel: 'Esempio di tentativo',
  wider: 'Ogni tentativo allarga anche lo zoom di un livello.',
  more: 'Altro',
  described: 'Il testo dell’immagine descrive che cosa si vede.',
  greatCircle:
    'Distanza e direzione vanno dal luogo famoso del paese che hai provato al luogo sotto il mirino, lungo il cerchio massimo, la via più breve sul globo. Quindi due paesi confinanti non distano 0 km, e una freccia può sembrare strana su una mappa piana.',
  percent: '100% è il luogo stesso, 0% l’altro capo della Terra. Da vicino la scala è più fine.',
  day: (next) =>
    `Ogni giorno la mappa è la stessa in tutto il mondo. La prossima arriva alle 00:00 UTC (le ${localTime(next)} da te).`,
  play: 'Gioca',
};
