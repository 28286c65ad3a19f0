import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: 'Errore imprevisto dell’applicazione!',
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
    note: 'Ricomincia da zero: le partite non finite di archivio, sfide e allenamento vengono cancellate. I tentativi del giorno, le statistiche e le impostazioni restano. Prima chiudi le altre schede del sito, che potrebbero far tornare quelle partite.',
    action: 'Ricomincia',
  },
};
