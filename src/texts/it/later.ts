// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { capitalized, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('it');

export const later: LaterTexts = {
  archive: {
    title: 'Archivio di Zoomle',
    subtitle: 'Tutte le mappe passate, da giocare quando vuoi. Non contano per le tue statistiche.',
    // With its weekday a date needs no article, which would depend on the number: dal 7, dall’8.
    description: (first) =>
      `Tutte le mappe di Zoomle da ${withWeekday(first)}, da giocare quando vuoi.`,
    years: 'Anni',
    month: (month) => capitalized(monthAndYear(month)),
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) =>
      plural(played, { one: `# giocata su ${days}`, other: `# giocate su ${days}` }),
    random: 'Sorprendimi',
    allPlayed: 'Hai già giocato tutte le mappe.',
    closed: (date) => `mappa bloccata, di nuovo disponibile da ${withWeekday(date)}`,
    closedTitle: 'Questa mappa per ora è bloccata',
    closedNote: (date) =>
      `Giocarla ora svelerebbe la risposta di oggi o di domani. Sarà di nuovo disponibile da ${withWeekday(date)}.`,
    noPuzzle: 'Nessuna mappa per questo giorno',
    noPuzzleNote: (first) =>
      `L’archivio contiene ogni giorno da ${withWeekday(first)} a ieri (UTC).`,
    open: 'Apri l’archivio',
  },
  challenge: {
    subtitle: 'Cinque mappe, le stesse per te e per chi gioca con te.',
    description: 'Una sfida a due su cinque mappe di Zoomle: è tutto nel link.',
    invitation: 'Manda cinque mappe a chi vuoi. Vince chi usa meno tentativi.',
    about:
      'Cinque paesi a caso diventano un link. Chi lo apre riceve le stesse cinque mappe, una dopo l’altra. Giocale anche tu, e nel link ci sarà anche il tuo risultato.',
    make: 'Crea una sfida',
    makeAnother: 'Nuova sfida',
    send: 'Manda la sfida',
    honesty:
      'Nessun server conserva nulla: è tutto nel link. Un link si può modificare, quindi si gioca sulla fiducia.',
    intro: {
      title: 'Sfida Zoomle',
      friends: (total) => `Punteggio da battere: ${total} tentativi. Sai fare di meglio?`,
      game: 'Un punto su un’immagine satellitare: indovina il paese in sei tentativi. A ogni errore la vista si allarga.',
      rules: (lost) =>
        `Vince chi usa meno tentativi; una mappa non indovinata conta come ${lost}. Le sfide non contano per le tue statistiche.`,
      start: 'Inizia',
      goOn: 'Continua',
    },
    board: {
      next: 'Prossima mappa',
      result: 'Vedi il risultato',
      friends: (guesses) =>
        `Rivale: ${plural(guesses, { one: '# tentativo', other: '# tentativi' })}. E tu?`,
      friendsLost: 'Rivale: non indovinata. E tu?',
      both: (mine, theirs) => `Tu ${mine}, rivale ${theirs}`,
    },
    result: {
      title: 'Sfida Zoomle: il risultato',
      alone: (mine) => `Hai usato ${mine} tentativi per cinque mappe.`,
      won: (mine, theirs) => `Hai vinto: ${mine} tentativi contro ${theirs}.`,
      lost: (mine, theirs) => `Stavolta hai perso: ${mine} tentativi contro ${theirs}.`,
      draw: (mine) => `Pareggio: ${mine} tentativi a testa.`,
      table: 'Tentativi per mappa',
      columns: { map: 'Mappa', country: 'Paese', mine: 'Tu', theirs: 'Rivale' },
      total: 'Totale',
      lostNote: (lost) => `X: non indovinata, conta come ${lost}.`,
      places: 'I cinque luoghi',
      reply: 'Manda il tuo risultato',
    },
    share: {
      action: 'Condividi il link',
      invitation:
        'Sfida Zoomle: cinque mappe, le stesse per me e per te. Chi userà meno tentativi?',
      result: (mine) =>
        `Sfida Zoomle: ho usato ${mine} tentativi per cinque mappe. Sai fare di meglio?`,
      reply: (verdict) => `Sfida Zoomle: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `ho vinto io, ${mine} tentativi contro ${theirs}!`,
        lost: (mine, theirs) => `hai vinto tu, ${theirs} tentativi contro ${mine}.`,
        draw: (mine) => `pareggio, ${mine} tentativi a testa.`,
      },
    },
    open: {
      heading: 'Le tue sfide in corso',
      link: (played, of) => `Continua: ${played}/${of} mappe giocate`,
    },
    refused: {
      title: 'Impossibile aprire questa sfida',
      damaged:
        'Il link è incompleto, troppo lungo o contiene un carattere sbagliato. Fattelo mandare di nuovo, per intero.',
      otherList:
        'Il link è stato creato con un altro elenco di paesi, da una versione del sito più vecchia o più nuova. Ricarica la pagina e riprova, oppure crea una nuova sfida.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'non giocato',
    result: {
      playing: () => 'non finito',
      won: (guesses) =>
        plural(guesses, { one: 'indovinato in # tentativo', other: 'indovinato in # tentativi' }),
      lost: () => 'non indovinato',
    },
  },
  earth: {
    description: 'Ogni paese che riconosci si accende sulla tua Terra.',
    count: (lit, all) => plural(lit, { one: `# paese su ${all}`, other: `# paesi su ${all}` }),
    globe: 'Globo: giralo con i tasti freccia, ingrandiscilo e rimpiccioliscilo con più e meno',
    zoom: 'Zoom',
    nearer: 'Ingrandisci',
    farther: 'Rimpicciolisci',
    whole: 'Tutta la Terra',
    noGlobe: 'Questo browser non può mostrare il globo. Tutti i tuoi paesi sono negli elenchi.',
    continents: ['Africa', 'Asia', 'Europa', 'America del Nord', 'America del Sud', 'Oceania'],
    allCountries: 'Tutti i paesi',
    last: (country) => `Ultimo acceso: ${country}`,
    another: 'Accendi un altro paese',
    notLit: 'Ancora al buio',
    lightUp: (continent) => `Accendi l’${continent}`,
    of: (lit, all) => `${lit} su ${all}`,
    litIn: (country, progress, continent) => `${country} (${continent}: ${progress})`,
    staysDark: (country, progress, continent) =>
      `Resta al buio: ${country} (${continent}: ${progress})`,
    noneToDraw: (continent) =>
      `${continent}: per ora non si può estrarre nessun paese ancora al buio. Scegli un altro continente o torna tra qualche giorno.`,
    toGo: (continent, count) =>
      `${continent}: ${plural(count, { one: 'manca # paese.', other: 'mancano # paesi.' })}`,
    ten: (country) => `${country}, il tuo decimo paese: la tua Terra comincia a brillare.`,
    twentyFive: (country) =>
      `${country}, il tuo venticinquesimo paese: brilla un ottavo della Terra.`,
    fifty: (country) => `${country}, il tuo cinquantesimo paese: brilla un quarto della Terra.`,
    hundred: (country) => `${country}, il tuo centesimo paese: brilla metà della Terra.`,
    hundredFifty: (country) =>
      `${country}, il tuo centocinquantesimo paese: brillano tre quarti della Terra.`,
    continent: (continent) => `${continent}: tutti i paesi sono accesi.`,
    complete: (continent, progress) => `${continent}: ${progress}, al completo!`,
    wholeSince: (date, all) =>
      `Tutta la Terra brilla da ${withWeekday(date)}: tutti i ${all} paesi.`,
    again: 'Rivedi la Terra accendersi',
    all: 'Tutta la tua Terra brilla: hai riconosciuto ogni paese.',
  },
  pages: {
    practiceOffline:
      'Per allenarsi serve la rete, che al momento non c’è. La mappa di oggi si può giocare anche senza.',
    source: 'Il codice sorgente del sito',
    allPosts: 'Tutti gli articoli',
    postsLanguage: 'Gli articoli sono in inglese.',
    contact: {
      coordinate: {
        action: 'Segnala una posizione sbagliata',
        title: 'Posizione sbagliata: ',
        questions: [
          'Paese:',
          'Luogo:',
          'Che cosa è sbagliato, e dove si trova davvero il luogo:',
          'Come lo sai:',
        ],
      },
      bug: {
        action: 'Segnala un bug',
        title: 'Bug: ',
        questions: [
          'Che cosa è successo:',
          'Che cosa ti aspettavi:',
          'Come farlo succedere di nuovo:',
          'Browser e dispositivo:',
        ],
      },
      date: (today) => `Data della mappa (UTC): ${today}`,
      inEnglish: 'Se puoi, scrivi in inglese.',
      note: 'Ogni link apre una nuova segnalazione nel repository del progetto, con le domande a cui rispondere. Serve un account. Le segnalazioni sono pubbliche, e parlare della mappa di oggi ne svela la risposta: aspetta la fine della giornata.',
    },
  },
  progress: {
    title: 'I tuoi progressi',
    description:
      'Le tue statistiche in Zoomle: vittorie, serie e tentativi. Salva i tuoi progressi come file o come codice, e ritrovali su un altro dispositivo.',
    open: 'Sposta i tuoi progressi su un altro dispositivo',
    intro:
      'I tuoi progressi sono salvati in questo browser, su questo dispositivo, e da nessun’altra parte. Tienine una copia, o spostali su un altro dispositivo.',
    export: {
      heading: 'Esporta',
      note: 'L’esportazione contiene le partite del giorno e dell’archivio e i paesi della tua Terra, ma non le altre partite né le impostazioni. Un codice contiene gli stessi dati: incollalo in una nota o in un messaggio.',
      save: 'Salva come file',
      copy: 'Copia come codice',
      fileName: (date) => `zoomle-progressi-${date}.json`,
    },
    persist: {
      heading: 'Protezione dei progressi',
      note: 'Quando lo spazio sul dispositivo finisce, un browser può cancellare ciò che i siti hanno salvato. Puoi chiedergli di proteggere i tuoi progressi; forse vorrà una conferma.',
      ask: 'Proteggi i tuoi progressi',
      granted: 'Il browser conserverà i tuoi progressi finché non li cancelli.',
      refused: 'Il browser non ha accettato. Esporta una copia di tanto in tanto.',
    },
    offline: {
      heading: 'Giocare offline',
      ready: 'Questo browser ha salvato il sito: puoi giocare anche senza rete.',
      unsupported:
        'Questo browser non permette al sito di funzionare offline. Succede spesso nelle finestre private e con gli indirizzi senza https.',
      changed:
        'Il sito non può essere salvato per giocare offline: i suoi file arrivano modificati, forse dalla tua rete o da un’estensione. Ci riproverà alla tua prossima visita.',
      incomplete:
        'Il sito non è ancora salvato del tutto per giocare offline: non è stato possibile caricare alcuni dei suoi file. Ci riproverà alla tua prossima visita.',
    },
    import: {
      heading: 'Importa',
      note: 'Prima che cambi qualcosa, vedrai l’effetto dell’importazione. Una mappa finita non viene mai sostituita.',
      file: 'Da un file',
      choose: 'Scegli un file',
      code: 'Da un codice',
      preview: 'Anteprima',
      outcome: {
        kinds: { daily: 'Mappe del giorno', archive: 'Archivio', practice: 'Allenamento' },
        added: (count) => plural(count, { one: '# nuova', other: '# nuove' }),
        improved: (count) =>
          plural(count, { one: '# che continua la tua', other: '# che continuano le tue' }),
        unchanged: (count) => plural(count, { one: '# già presente', other: '# già presenti' }),
        keptMine: (count) =>
          plural(count, { one: '# diversa (resta la tua)', other: '# diverse (restano le tue)' }),
        sentence: (kind, clauses) => `${kind}: ${clauses.join(', ')}.`,
      },
      nothingNew: 'Non contiene nulla di nuovo.',
      confirm: 'Importa',
      decline: 'Annulla',
      declined: 'Non è cambiato nulla.',
      imported: (count) =>
        plural(count, { one: '# mappa importata.', other: '# mappe importate.' }),
      notStored:
        'Questo browser ora non può salvarle: potrebbero andare perse quando chiudi la pagina.',
      refused: {
        damaged:
          'Lettura impossibile: i dati sono danneggiati o incompleti, o contengono date future secondo l’orologio di questo dispositivo. Non è cambiato nulla.',
        foreign: 'Non è un’esportazione di Zoomle. Non è cambiato nulla.',
        newer:
          'Questa esportazione viene da una versione di Zoomle più nuova di quella aperta qui. Non è cambiato nulla. Ricarica la pagina e riprova.',
        oversized:
          'Supera 2 MB, quindi non può essere un’esportazione di Zoomle. Non è cambiato nulla.',
        unavailable:
          'Impossibile caricare una parte del sito che serve qui. Controlla la connessione, ricarica la pagina e riprova.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: nuovo record.`,
    bestMonth: (month) => `${month}: il tuo mese migliore finora.`,
    readMore: (country) => `Leggi su Wikipedia: ${country}`,
    newTab: '(si apre in una nuova scheda)',
    seen: 'Stavi guardando i dintorni di',
    area: 'Superficie',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# mi²'),
    rank: (rank, count) => `${rank}º su ${count}`,
    borders: 'Paesi confinanti',
    noBorders: 'Nessun confine terrestre',
    beyond: 'Fuori dalla mappa',
    offMap: (place) => `${place} (fuori dalla mappa del paese)`,
    notStored: 'Non disponibile offline',
    views: { country: 'Il paese', guesses: 'I tuoi tentativi', neighbours: 'Dintorni' },
    map: (country, place, misses) =>
      `Mappa: ${place}, ${country}${misses > 0 ? ', con una linea da ogni tentativo sbagliato' : ''}`,
    answersMap: 'Planisfero con i luoghi segnati dai loro numeri',
    more: (country) => `${country}: altri luoghi`,
    moreFailed: (country) => `${country}: impossibile caricare gli altri luoghi.`,
    yourStatistics: 'Le tue statistiche',
    countdown: (time) => `Prossima mappa tra ${time}`,
    nextPastMap: (date) => `Prossima mappa: ${writtenOut(date)}`,
    share: 'Condividi',
  },
  neighbours: {
    ask: (count) =>
      plural(count, {
        one: 'Bonus: indica l’unico paese confinante',
        other: 'Bonus: indica i suoi # paesi confinanti',
      }),
    askNearest: 'Bonus: indica i paesi più vicini',
    input: 'Indica un paese confinante',
    inputNearest: 'Indica un paese vicino',
    missesLeft: (count) =>
      plural(count, { one: 'ancora # errore possibile', other: 'ancora # errori possibili' }),
    wrong: (country, own) => `${country} – ${own}: nessun confine in comune.`,
    farther: (country) => `${country}: non è tra i più vicini.`,
    otherView: (country, holder) =>
      `${country}: i punti di vista divergono. Qui quel confine è di un altro paese: ${holder}.`,
    away: (distance) => `Distanza: ${distance}.`,
    again: (country) => `Già indicato: ${country}`,
    own: (country) => `${country}: è proprio il paese di questa partita.`,
    show: 'Mostrali',
    result: (found, asked) =>
      plural(found, { one: `# paese su ${asked}.`, other: `# paesi su ${asked}.` }),
    all: 'Tutti!',
    beyond: (countries) => `Fuori dalla mappa: ${countries}`,
    failed: 'Non è stato possibile caricare i paesi.',
    named: (countries) => `Indicati: ${countries}`,
    open: (directions) => `Ancora da indicare, per direzione: ${directions}`,
    total: (found, asked) => `Paesi indicati nei bonus: ${found} su ${asked}`,
  },
  sharing: {
    month: (name) => `Condividi ${name}`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won} su ${days}`,
    picture: 'Condividi come immagine',
    question: 'Riconosci questo posto?',
    practice: 'Una mappa di allenamento',
    challenge: (guesses) =>
      plural(guesses, {
        one: 'Mappe di una sfida: # tentativo',
        other: 'Mappe di una sfida: # tentativi',
      }),
    saved: (file) => `Salvato nei tuoi download: ${file}`,
    notShared: 'Il browser non ha condiviso l’immagine.',
    blocked:
      'Per proteggere la tua privacy, questo browser non permette al sito di salvare immagini. Puoi fare uno screenshot.',
  },
  statistics: {
    none: 'Ancora nessuna partita',
    played: 'Partite',
    winRate: 'Vittorie',
    currentStreak: 'Serie attuale',
    longestStreak: 'Serie migliore',
    average: 'Media dei tentativi',
    bestMonth: (month) => `Vittorie nel mese migliore (${monthAndYear(month)})`,
    distribution: 'Distribuzione dei tentativi',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', compresa questa partita' : ''}`,
    note: 'Conta solo la mappa del giorno. Una serie finisce con una partita persa o un giorno saltato.',
  },
  settings: {
    units: 'Unità di distanza',
    km: 'Chilometri',
    mi: 'Miglia',
    highContrast: 'Contrasto elevato',
    highContrastNote: 'Blu e arancione al posto del verde, e linee più marcate.',
    describesPicture: 'Descrivi l’immagine',
    describesPictureNote:
      'Una riga sotto la mappa dice che cosa si vede nell’immagine, senza nomi. Gli screen reader la leggono dopo ogni tentativo.',
  },
};
