import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Parameters<Texts['progress']['import']['outcome']>[0]['daily'];

/** What importing rounds would do, as one sentence; none when there are no rounds. */
function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 &&
      plural(added, { one: '# nowa', few: '# nowe', many: '# nowych', other: '# nowej' }),
    improved > 0 &&
      plural(improved, {
        one: '# to dalszy ciąg twojej',
        other: '# to dalszy ciąg twoich',
      }),
    unchanged > 0 &&
      plural(unchanged, {
        one: '# już tu jest',
        few: '# już tu są',
        many: '# już tu jest',
        other: '# już tu jest',
      }),
    keptMine > 0 &&
      plural(keptMine, {
        one: '# się różni, więc zostaje twoja',
        few: '# się różnią, więc zostają twoje',
        many: '# się różni, więc zostają twoje',
        other: '# się różni, więc zostają twoje',
      }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join(', ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'Twoje postępy',
  description:
    'Twoje statystyki w Zoomle: wygrane, serie i próby. Zapisz swoje postępy jako plik lub kod i przywróć je na innym urządzeniu.',
  open: 'Przenieś postępy na inne urządzenie',
  intro:
    'Twoje postępy są zapisane w tej przeglądarce, na tym urządzeniu, i nigdzie indziej. Zrób kopię albo przenieś je na inne urządzenie.',
  export: {
    heading: 'Eksport',
    nothing: 'Nie ma jeszcze czego eksportować: zacznij od pierwszej próby.',
    note: 'Eksport obejmuje mapy dnia i rundy z archiwum, ale nie trening, wyzwania ani ustawienia. Kod zawiera te same dane: wklej go do wiadomości do siebie.',
    save: 'Zapisz jako plik',
    copy: 'Kopiuj jako kod',
    fileName: (date) => `zoomle-postepy-${date}.json`,
  },
  keep: {
    heading: 'Zachowaj postępy',
    note: 'Gdy na urządzeniu brakuje miejsca, przeglądarka może usunąć to, co zapisały strony. Możesz ją poprosić, żeby zachowała twoje postępy; może wymagać potwierdzenia.',
    ask: 'Poproś o zachowanie',
    kept: 'Przeglądarka zachowa twoje postępy, dopóki ich nie usuniesz.',
    refused: 'Przeglądarka niczego nie obiecuje. Co jakiś czas eksportuj kopię.',
  },
  import: {
    heading: 'Import',
    note: 'Zanim cokolwiek się zmieni, zobaczysz, co zrobi import. Ukończona mapa nigdy nie jest zastępowana.',
    file: 'Z pliku',
    code: 'Z kodu',
    preview: 'Podgląd',
    outcome: ({ daily, archive }) => [
      ...outcome('Mapy dnia', daily),
      ...outcome('Archiwum', archive),
    ],
    nothingNew: 'Nie ma w tym nic nowego.',
    confirm: 'Importuj',
    decline: 'Anuluj',
    declined: 'Nic się nie zmieniło.',
    imported: (count) =>
      plural(count, {
        one: 'Zaimportowano # mapę.',
        few: 'Zaimportowano # mapy.',
        many: 'Zaimportowano # map.',
        other: 'Zaimportowano # mapy.',
      }),
    notStored: 'Ta przeglądarka nie może ich teraz zapisać: po opuszczeniu strony mogą przepaść.',
    refused: {
      damaged:
        'Nie da się tego odczytać: jest uszkodzone, niepełne albo zawiera daty z przyszłości według zegara tego urządzenia. Nic się nie zmieniło.',
      foreign: 'To nie jest eksport z Zoomle. Nic się nie zmieniło.',
      newer:
        'Ten eksport pochodzi z nowszej wersji Zoomle niż otwarta tutaj. Nic się nie zmieniło. Odśwież stronę i spróbuj ponownie.',
      oversized: 'To więcej niż 1 MB, więc nie może być eksportem z Zoomle. Nic się nie zmieniło.',
      unavailable:
        'Nie udało się wczytać potrzebnej do tego części strony. Sprawdź połączenie z siecią, odśwież stronę i spróbuj ponownie.',
    },
  },
};
