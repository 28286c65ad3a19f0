import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `pareggio, ${mine} tentativi a testa.`;
  return mine < theirs
    ? `ho vinto io, ${mine} tentativi contro ${theirs}!`
    : `hai vinto tu, ${theirs} tentativi contro ${mine}.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Lancia una sfida',
  subtitle: 'Cinque mappe, le stesse per te e per chi gioca con te.',
  description: 'Una sfida a due su cinque mappe di Zoomle: è tutto nel link.',
  invitation: 'Manda cinque mappe a chi vuoi. Vince chi usa meno tentativi.',
  about:
    'Cinque paesi a caso diventano un link. Chi lo apre riceve le stesse cinque mappe, una dopo l’altra. Giocale anche tu, e il link porterà con sé il tuo risultato.',
  make: 'Crea una sfida',
  makeAnother: 'Nuova sfida',
  honesty:
    'Nessun server conserva nulla: è tutto nel link. Un link si può modificare, quindi si gioca sulla fiducia.',
  intro: {
    title: 'Sfida Zoomle',
    friends: (total) => `Punteggio da battere: ${total} tentativi. Sai fare di meglio?`,
    game: 'Un punto su un’immagine satellitare: indovina il paese in sei tentativi. A ogni errore la vista si allarga.',
    rules: (lost) =>
      `Vince chi usa meno tentativi; una mappa non indovinata vale ${lost}. Le sfide non contano per le tue statistiche.`,
    start: 'Inizia',
    goOn: 'Continua',
    send: 'Manda la sfida',
  },
  board: { next: 'Prossima mappa', result: 'Vedi il risultato' },
  result: {
    title: 'Sfida Zoomle: il risultato',
    alone: (mine) => `Hai usato ${mine} tentativi per cinque mappe.`,
    won: (mine, theirs) => `Hai vinto: ${mine} tentativi contro ${theirs}.`,
    lost: (mine, theirs) => `Stavolta hai perso: ${mine} tentativi contro ${theirs}.`,
    draw: (mine) => `Pareggio: ${mine} tentativi a testa.`,
    table: 'Tentativi per mappa',
    columns: { map: 'Mappa', country: 'Paese', mine: 'Tu', theirs: 'Rivale' },
    total: 'Totale',
    lostMap: 'X',
    lostNote: (lost) => `X: non indovinata, vale ${lost}.`,
    places: 'I cinque luoghi',
    reply: 'Manda il tuo risultato',
    send: 'Manda la sfida',
  },
  share: {
    action: 'Condividi il link',
    invitation: (link) =>
      `Sfida Zoomle: cinque mappe, le stesse per me e per te. Chi userà meno tentativi?\n${link}`,
    result: (mine, link) =>
      `Sfida Zoomle: mi sono bastati ${mine} tentativi per cinque mappe. Sai fare di meglio?\n${link}`,
    reply: (mine, theirs, link) => `Sfida Zoomle: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Le tue sfide in corso',
    link: (played, of) => `Continua: ${played}/${of} mappe giocate`,
  },
  refused: {
    title: 'Impossibile aprire questa sfida',
    reasons: {
      damaged:
        'Il link è incompleto, troppo lungo o contiene un carattere sbagliato. Fattelo mandare di nuovo, per intero.',
      otherList:
        'Il link è stato creato con un altro elenco di paesi, da una versione del sito più vecchia o più nuova. Ricarica la pagina e riprova, oppure crea una nuova sfida.',
    },
  },
};
