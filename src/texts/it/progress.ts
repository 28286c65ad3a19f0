import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { one: '# nuova', other: '# nuove' }),
    improved > 0 &&
      plural(improved, { one: '# che continua la tua', other: '# che continuano le tue' }),
    unchanged > 0 && plural(unchanged, { one: '# già presente', other: '# già presenti' }),
    keptMine > 0 &&
      plural(keptMine, {
        one: '# diversa (resta la tua)',
        other: '# diverse (restano le tue)',
      }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join(', ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'I tuoi progressi',
  description:
    'Le tue statistiche in Zoomle: vittorie, serie e tentativi. Salva i tuoi progressi come file o come codice, e ritrovali su un altro dispositivo.',
  open: 'Sposta i tuoi progressi su un altro dispositivo',
  intro:
    'I tuoi progressi sono salvati in questo browser, su questo dispositivo, e da nessun’altra parte. Tienine una copia, o spostali su un altro dispositivo.',
  export: {
    heading: 'Esporta',
    nothing: 'Non c’è ancora nulla da esportare: fai un primo tentativo.',
    note: 'L’esportazione contiene le partite del giorno e dell’archivio, ma non l’allenamento, le sfide o le impostazioni. Un codice contiene gli stessi dati: incollalo in una nota o in un messaggio.',
    save: 'Salva come file',
    copy: 'Copia come codice',
    fileName: (date) => `zoomle-progress-${date}.json`,
  },
  keep: {
    heading: 'Conserva',
    note: 'Quando lo spazio sul dispositivo finisce, un browser può cancellare ciò che i siti hanno salvato. Puoi chiedergli di conservare i tuoi progressi; forse vorrà una conferma.',
    ask: 'Chiedi al browser di conservarli',
    kept: 'Il browser conserverà i tuoi progressi finché non li cancelli.',
    refused: 'Il browser non promette nulla. Esporta una copia di tanto in tanto.',
  },
  import: {
    heading: 'Importa',
    note: 'Prima che cambi qualcosa, vedrai l’effetto dell’importazione. Una mappa finita non viene mai sostituita.',
    file: 'Da un file',
    code: 'Da un codice',
    preview: 'Anteprima',
    outcome: (counts) => [
      ...outcome('Mappe del giorno', counts.daily),
      ...outcome('Archivio', counts.archive),
    ],
    nothingNew: 'Non contiene nulla di nuovo.',
    confirm: 'Importa',
    decline: 'Annulla',
    declined: 'Non è cambiato nulla.',
    imported: (count) => plural(count, { one: '# mappa importata.', other: '# mappe importate.' }),
    notStored:
      'Questo browser ora non può salvarle: potrebbero andare perse quando chiudi la pagina.',
    refused: {
      damaged:
        'Lettura impossibile: i dati sono danneggiati o incompleti, o contengono date future secondo l’orologio di questo dispositivo. Non è cambiato nulla.',
      foreign: 'Non è un’esportazione di Zoomle. Non è cambiato nulla.',
      newer:
        'Questa esportazione viene da una versione di Zoomle più nuova di quella aperta qui. Non è cambiato nulla. Ricarica la pagina e riprova.',
      oversized:
        'Supera 1 MB, quindi non può essere un’esportazione di Zoomle. Non è cambiato nulla.',
      unavailable:
        'Impossibile caricare una parte del sito che serve qui. Controlla la connessione, ricarica la pagina e riprova.',
    },
  },
};
