import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Come si gioca',
  near: 'Il mirino segna un luogo famoso. In quale paese si trova?',
  nearCloseUp:
    'La tua mappa parte ancora più da vicino: un luogo famoso, visto da vicinissimo. In quale paese si trova?',
  guess:
    'Hai sei tentativi. A ogni errore scopri quanto è lontana la risposta, in quale direzione si trova e la tua vicinanza in percentuale.',
  exampleLabel: 'Esempio di tentativo',
  wider:
    'A ogni tentativo puoi anche allargare lo zoom di un livello. Il testo dell’immagine descrive che cosa si vede.',
  more: 'Altro',
  greatCircle:
    'Distanza e direzione vanno dal luogo famoso del paese che hai provato al luogo sotto il mirino, lungo il cerchio massimo, la via più breve sul globo. Quindi due paesi confinanti non distano 0 km, e una freccia può sembrare strana su una mappa piana.',
  percent: '100% è il luogo stesso, 0% l’altro capo della Terra. Da vicino la scala è più fine.',
  day: (next) =>
    `Ogni giorno la mappa è la stessa in tutto il mondo. La prossima arriva alle 00:00 UTC (le ${localTime(next)} da te).`,
};
