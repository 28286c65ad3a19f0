import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { one: '# ist hier neu', other: '# sind hier neu' }),
    improved > 0 && plural(improved, { one: '# führt deine fort', other: '# führen deine fort' }),
    unchanged > 0 && plural(unchanged, { one: '# ist schon hier', other: '# sind schon hier' }),
    keptMine > 0 &&
      plural(keptMine, {
        one: '# weicht ab, deine bleibt erhalten',
        other: '# weichen ab, deine bleiben erhalten',
      }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join('; ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'Dein Spielstand',
  description:
    'Deine Zoomle-Statistik: Siege, Serien und Versuche. Sichere deinen Spielstand als Datei oder Code und stelle ihn auf einem anderen Gerät wieder her.',
  open: 'Spielstand auf ein anderes Gerät übertragen',
  intro:
    'Dein Spielstand ist nur in diesem Browser auf diesem Gerät gespeichert. Sichere eine Kopie oder übertrage ihn auf ein anderes Gerät.',
  export: {
    heading: 'Exportieren',
    nothing: 'Noch gibt es nichts zu exportieren: Mach deinen ersten Versuch.',
    note: 'Exportiert werden die Karten des Tages und die Runden aus dem Archiv, aber keine Übungen, Duelle oder Einstellungen. Ein Code enthält dieselben Daten: Füge ihn in eine Nachricht an dich selbst ein.',
    save: 'Als Datei speichern',
    copy: 'Als Code kopieren',
    fileName: (date) => `zoomle-spielstand-${date}.json`,
  },
  keep: {
    heading: 'Behalten',
    note: 'Wenn auf dem Gerät der Platz knapp wird, kann ein Browser löschen, was Websites gespeichert haben. Du kannst ihn bitten, deinen Spielstand zu behalten. Vielleicht musst du das bestätigen.',
    ask: 'Browser darum bitten',
    kept: 'Der Browser behält deinen Spielstand, bis du ihn löschst.',
    refused: 'Der Browser verspricht nichts. Exportiere ab und zu eine Kopie.',
  },
  import: {
    heading: 'Importieren',
    note: 'Du siehst vorher, was sich durch den Import ändert. Eine beendete Karte wird nie ersetzt.',
    file: 'Aus einer Datei',
    code: 'Aus einem Code',
    preview: 'Vorschau',
    outcome: (counts) => [
      ...outcome('Karten des Tages', counts.daily),
      ...outcome('Archiv', counts.archive),
    ],
    nothingNew: 'Darin ist nichts Neues.',
    confirm: 'Importieren',
    decline: 'Abbrechen',
    declined: 'Es wurde nichts geändert.',
    imported: (count) =>
      plural(count, { one: '# Karte wurde importiert.', other: '# Karten wurden importiert.' }),
    notStored:
      'Dieser Browser kann sie gerade nicht speichern: Wenn du die Seite verlässt, sind sie vielleicht verloren.',
    refused: {
      damaged:
        'Das lässt sich nicht lesen: Es ist beschädigt, unvollständig oder enthält Tage, die nach der Uhr dieses Geräts in der Zukunft liegen. Es wurde nichts geändert.',
      foreign: 'Das ist kein Zoomle-Export. Es wurde nichts geändert.',
      newer:
        'Dieser Export stammt von einer neueren Zoomle-Version als der hier geöffneten. Es wurde nichts geändert. Lade die Seite neu und versuch es noch einmal.',
      oversized:
        'Das ist größer als 1 MB und kann kein Zoomle-Export sein. Es wurde nichts geändert.',
      unavailable:
        'Ein Teil der Website, der dafür nötig ist, konnte nicht geladen werden. Prüfe die Internetverbindung, lade die Seite neu und versuch es noch einmal.',
    },
  },
};
