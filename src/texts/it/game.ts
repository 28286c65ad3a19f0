import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, withWeekday, writtenOut } from './formats';

const direction = (point: string) => `a ${directionName(point)}`;

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Indovina il paese del giorno visto dal satellite!',
  archiveSubtitle: 'Una mappa dell’archivio. Non conta per le tue statistiche.',
  practiceTitle: 'Zoomle - Allenamento',
  practiceSubtitle: 'Un paese a caso. Non conta per le tue statistiche.',
  challengeTitle: 'Zoomle - Sfida',
  challengeSubtitle: (map, of) => `Mappa ${map} di ${of}. Non conta per le tue statistiche.`,
  revealAnswer: 'Mostra la risposta',
  nextPractice: 'Altro paese',
  crosshair: 'Il mirino segna un luogo famoso.',
  inputLabel: 'Indovina un paese',
  inputHint: 'Invio',
  suggestions: 'Suggerimenti',
  suggestionCount: (count) => plural(count, { one: '# suggerimento', other: '# suggerimenti' }),
  noSuggestion: 'Nessun paese trovato.',
  didYouMean: 'Forse cercavi…',
  corrections: (countries) => `Nessun paese trovato. Forse cercavi ${oneOf(countries)}?`,
  alias: ', anche ',
  part: ', comprende ',
  guessed: 'già provato',
  guessAgain: 'Già provato. Riprovi?',
  guesses: 'Tentativi',
  correct: '🎉 Esatto!',
  from: (place) => `da ${place}`,
  percent: (near) => `${near}%`,
  near: 'di vicinanza',
  answerWas: (country) => `La risposta esatta era: ${country}`,
  solved: [
    'Al primo colpo! Incredibile!',
    'Al secondo tentativo. Fantastico!',
    'Al terzo tentativo. Ottimo!',
    'Al quarto tentativo. Ben fatto!',
    'Indovinato al quinto tentativo.',
    'All’ultimo tentativo. Per un soffio!',
  ],
  closest: (country, distance) => `Il più vicino: ${country}, a ${distance}.`,
  newBest: 'Nuovo record',
  direction,
  announceMiss: (country, isRepeated, distance, place, point, percentNear, left) => {
    const where = [distance, place && gameTexts.from(place), direction(point)]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, già provato` : country;
    const guessesLeft = plural(left, { one: 'resta # tentativo', other: 'restano # tentativi' });
    return `${name}: ${where}, ${percentNear}% di vicinanza, ${guessesLeft}`;
  },
  announceDay: (date) => `Mappa di ${withWeekday(date)}`,
  announceWin: (country) => `${country}: esatto!`,
  announceLoss: (country, answer) =>
    `${country}: sbagliato, ed era l’ultimo tentativo. La risposta era: ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Livello di zoom',
  zoomStatus: (zoom, index, count) => `Livello di zoom: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `livello ${index} di ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Fai il primo tentativo per sbloccare lo zoom',
  onePicture: 'Di questo luogo c’è una sola immagine',
  notice: {
    today: { text: 'È arrivata la mappa di oggi (UTC).', action: 'Gioca la mappa di oggi' },
    yesterday: {
      text: 'La partita di ieri non è ancora finita.',
      action: 'Finisci la partita di ieri',
    },
  },
  unplayableTitle: 'Errore di Zoomle',
  unplayable:
    'I dati dei paesi mancano o non sono validi. Controlla il file countries_with_mapLocations.json.',
  map: {
    alternative: 'Immagine satellitare del luogo da indovinare',
    described: (description) => `Immagine satellitare del luogo da indovinare. ${description}`,
    noDescription: 'Impossibile caricare una descrizione.',
    place: (place) => `Immagine satellitare: ${place}`,
    back: (place) => `Torna a ${place}`,
    loading: 'Caricamento dell’immagine satellitare',
    unavailable: 'Mappa non disponibile',
    failed: 'Impossibile caricare l’immagine satellitare. Puoi giocare lo stesso.',
    retry: 'Riprova',
    fallback: 'Il servizio di mappe non risponde. Al suo posto c’è l’atlante offline.',
    across: (width) => `${width} di larghezza`,
  },
  menu: {
    help: 'Regole',
    statistics: 'Statistiche',
    settings: 'Impostazioni',
    archive: 'Archivio',
    practice: 'Allenati',
    close: 'Chiudi',
  },
};
