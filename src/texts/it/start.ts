import { dateWriter, formatsIn } from '../languages';
import type { StartTexts } from '../texts';

const { localTimeNote, measures, oneOf, plural, withWeekday } = formatsIn('it');
const writtenOut = dateWriter(
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  (day, month, year) => `${day === 1 ? '1º' : day} ${month} ${year}`,
);

export const start: StartTexts = {
  site: {
    date: writtenOut,
    skip: 'Vai al contenuto',
    backToHome: 'Torna alla Home',
    loading: 'Caricamento della pagina',
    footer: 'Piè di pagina',
    privacy: 'Privacy',
    about: 'Informazioni',
    contact: 'Contatti',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Questo browser non permette al sito di salvare nulla: puoi giocare, ma i tentativi andranno persi quando chiudi la pagina.',
    full: 'Questo browser non ha più spazio per il sito: ciò che fai ora potrebbe andare perso quando chiudi la pagina. Tutto ciò che era già salvato è al sicuro.',
    newer:
      'Una versione più nuova del sito ha salvato i tuoi progressi su questo dispositivo. Restano intatti, ma i tentativi fatti qui potrebbero andare persi quando chiudi la pagina. Ricarica la pagina.',
    damaged:
      'Una parte dei progressi salvati su questo dispositivo era danneggiata. Ne è stata messa da parte una copia, e tutto ciò che si poteva leggere è rimasto.',
    dismiss: 'Chiudi',
  },
  copying: {
    copied: 'Copiato negli appunti',
    byHand: 'Copia questo testo',
    byHandNote:
      'Questo browser non permette al sito di copiarlo per te. Il testo è già selezionato.',
  },
  release: {
    found: 'C’è una nuova versione di Zoomle.',
    applying: 'Caricamento della nuova versione…',
    apply: 'Carica la nuova versione',
  },
  descriptions: {
    home: 'Zoomle, un gioco di geografia quotidiano: indovina il paese dall’immagine satellitare, allargando lo zoom a ogni tentativo.',
    game: 'Quale paese si vede dal satellite? Sei tentativi: ognuno indica distanza e direzione, e sblocca un nuovo livello di zoom.',
  },
  errors: {
    title: 'Si è verificato un errore imprevisto',
    notFound: { title: 'Pagina non trovata', note: 'A questo indirizzo non c’è nessuna pagina.' },
    broken:
      'Impossibile mostrare questa pagina. Forse manca la connessione, o c’è una nuova versione del sito. I tuoi tentativi sono salvati su questo dispositivo.',
    home: 'Vai alla Home',
    sections: {
      map: 'la mappa',
      input: 'il campo di testo',
      rows: 'l’elenco dei tuoi tentativi',
      recap: 'la fine della partita',
      help: 'le regole',
      statistics: 'le tue statistiche',
      settings: 'le tue impostazioni',
      card: 'la mappa di oggi',
      result: 'il risultato di oggi',
      preview: 'l’anteprima',
    },
    section: (name) => `Impossibile mostrare ${name}. Prova a ricaricare la pagina.`,
    reload: 'Ricarica',
    report: 'Copia la segnalazione',
    startOver: {
      title: 'Se succede di nuovo',
      note: 'Riparti da un tabellone vuoto: le partite non finite di archivio, sfide e allenamento vengono cancellate. I tentativi del giorno, le statistiche e le impostazioni restano. Prima chiudi le altre schede del sito, che potrebbero far tornare quelle partite.',
      action: 'Ricomincia',
    },
  },
  game: {
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
    directions: {
      N: 'a nord',
      NE: 'a nord-est',
      E: 'a est',
      SE: 'a sud-est',
      S: 'a sud',
      SW: 'a sud-ovest',
      W: 'a ovest',
      NW: 'a nord-ovest',
    },
    distanceFrom: (distance, from) => `${distance}, ${from}`,
    repeated: (country) => `${country}, già provato`,
    guessesLeft: (left) => plural(left, { one: 'resta # tentativo', other: 'restano # tentativi' }),
    announceMiss: (country, distance, direction, near, left) =>
      `${country}: ${distance}, ${direction}, ${near} di vicinanza, ${left}`,
    announceDay: (date) => `Mappa di ${withWeekday(date)}`,
    announceWin: (country) => `${country}: esatto!`,
    announceLoss: (country, answer) =>
      `${country}: sbagliato, ed era l’ultimo tentativo. La risposta era: ${answer}.`,
    zoomLevel: 'Livello di zoom',
    zoomStatus: (zoom, index, count) => `Livello di zoom: ${zoom} (${index}/${count})`,
    zoomStep: (index, count) => `livello ${index} di ${count}`,
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
      noDescription: 'Impossibile caricare la descrizione.',
      place: (place) => `Immagine satellitare: ${place}`,
      back: (place) => `Torna a ${place}`,
      loading: 'Caricamento dell’immagine satellitare',
      unavailable: 'Mappa non disponibile',
      failed: 'Impossibile caricare l’immagine satellitare. Puoi giocare lo stesso.',
      retry: 'Riprova',
      fallback: 'Il servizio di mappe non risponde. Al suo posto c’è l’atlante offline.',
    },
    menu: {
      help: 'Regole',
      statistics: 'Statistiche',
      settings: 'Impostazioni',
      archive: 'Archivio',
      practice: 'Allenamento',
      challenge: 'Lancia una sfida',
      close: 'Chiudi',
    },
  },
  help: {
    title: 'Come si gioca',
    nearCloseUp: 'La tua mappa parte ancora più da vicino di questa.',
    guess:
      'Indovina il paese. Hai sei tentativi: a ogni errore scopri quanto è lontana la risposta, in quale direzione e la tua vicinanza in percentuale.',
    exampleLabel: 'Esempio di tentativo',
    wider: 'Ogni tentativo allarga anche lo zoom di un livello.',
    more: 'Altro',
    described: 'Ogni immagine ha una descrizione testuale.',
    greatCircle:
      'Distanza e direzione vanno dal luogo famoso del paese che hai provato al luogo sotto il mirino, lungo il cerchio massimo, la via più breve sul globo. Quindi due paesi confinanti non distano 0 km, e una freccia può sembrare strana su una mappa piana.',
    percent: '100% è il luogo stesso, 0% l’altro capo della Terra. Da vicino la scala è più fine.',
    day: (next) =>
      `Ogni giorno la mappa è la stessa in tutto il mondo. La prossima arriva alle 00:00 UTC${localTimeNote(next, (time) => ` (le ${time} da te)`)}.`,
    play: 'Gioca',
  },
  home: {
    title: 'Zoomle: giochi di geografia',
    headline: 'Gioca. Indovina. Vinci.',
    tagline: 'Giochi che allenano la mente e mettono alla prova quanto conosci il mondo.',
    darkMode: 'Modalità scura',
    signIn: 'Accedi',
    games: 'Giochi',
    zoomle: {
      description: 'Indovina un paese visto dal satellite. Uno nuovo ogni giorno alle 00:00 UTC.',
      play: 'Gioca la mappa di oggi',
      goOn: 'Continua',
      look: 'Vedi la mappa di oggi',
      waiting: 'La mappa di oggi ti aspetta.',
      used: (count, of) =>
        plural(count, {
          one: `Oggi hai usato # tentativo su ${of}`,
          other: `Oggi hai usato # tentativi su ${of}`,
        }),
      keepGoing: (days) => plural(days, '# giorni. Continua così!'),
      won: (count, of) =>
        plural(count, {
          one: `Indovinato in # tentativo su ${of}`,
          other: `Indovinato in # tentativi su ${of}`,
        }),
      lost: 'Oggi non è andata',
      week: 'Gli ultimi sette giorni',
      links: 'Altro in Zoomle',
    },
    puzzlia: {
      comingSoon: 'In arrivo',
      description: 'Un’avventura di enigmi geografici, in uscita nel terzo trimestre del 2024.',
      more: 'Come sarà Puzzlia',
    },
  },
  language: {
    menu: (language) => `Lingua: ${language}`,
    offer: 'Zoomle c’è anche in italiano.',
    accept: 'Continua in italiano',
    decline: 'No, grazie',
    notStored: (language) =>
      `Questa lingua non è ancora salvata su questo dispositivo: ${language}. Apri il sito una volta in questa lingua con la connessione, poi funzionerà anche offline.`,
  },
  streak: (days: number) => plural(days, '# giorni di fila'),
  list: (parts) => parts.join(', '),
  units: measures({ km: '# km', mi: '# mi', m: '# m', ft: '# piedi' }),
};
