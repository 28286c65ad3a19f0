import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { one: '# is hier nieuw', other: '# zijn hier nieuw' }),
    improved > 0 &&
      plural(improved, {
        one: '# gaat verder dan die van jou',
        other: '# gaan verder dan die van jou',
      }),
    unchanged > 0 && plural(unchanged, { one: '# staat hier al', other: '# staan hier al' }),
    keptMine > 0 &&
      plural(keptMine, {
        one: '# wijkt af, die van jou blijft bewaard',
        other: '# wijken af, die van jou blijven bewaard',
      }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join('; ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'Je voortgang',
  description:
    'Je statistieken in Zoomle: overwinningen, reeksen en pogingen. Bewaar je voortgang als bestand of code en zet die terug op een ander apparaat.',
  open: 'Zet je voortgang over naar een ander apparaat',
  intro:
    'Je voortgang staat alleen in deze browser, op dit apparaat. Bewaar een kopie, of zet die over naar een ander apparaat.',
  export: {
    heading: 'Exporteren',
    nothing: 'Er is nog niets te exporteren: doe eerst een poging.',
    note: 'Je exporteert de kaarten van de dag en de rondes uit het archief, maar geen oefenrondes, duels of instellingen. Een code bevat dezelfde gegevens: plak hem in een bericht aan jezelf.',
    save: 'Bewaar als bestand',
    copy: 'Kopieer als code',
    fileName: (date) => `zoomle-voortgang-${date}.json`,
  },
  keep: {
    heading: 'Bewaren',
    note: 'Als het apparaat vol raakt, kan een browser wissen wat sites hebben opgeslagen. Je kunt hem vragen je voortgang te bewaren; misschien moet je dat bevestigen.',
    ask: 'Vraag de browser dit te bewaren',
    kept: 'De browser bewaart je voortgang tot je die zelf wist.',
    refused: 'De browser belooft niets. Exporteer af en toe een kopie.',
  },
  import: {
    heading: 'Importeren',
    note: 'Je ziet eerst wat een import doet, voordat er iets verandert. Een afgemaakte kaart wordt nooit vervangen.',
    file: 'Uit een bestand',
    code: 'Uit een code',
    preview: 'Voorvertoning',
    outcome: (counts) => [
      ...outcome('Kaarten van de dag', counts.daily),
      ...outcome('Archief', counts.archive),
    ],
    nothingNew: 'Er staat niets nieuws in.',
    confirm: 'Importeren',
    decline: 'Annuleren',
    declined: 'Er is niets veranderd.',
    imported: (count) =>
      plural(count, { one: '# kaart is geïmporteerd.', other: '# kaarten zijn geïmporteerd.' }),
    notStored:
      'Deze browser kan ze nu niet opslaan: misschien ben je ze kwijt als je de pagina verlaat.',
    refused: {
      damaged:
        'Dit is niet te lezen: het is beschadigd of onvolledig, of bevat dagen die volgens de klok van dit apparaat in de toekomst liggen. Er is niets veranderd.',
      foreign: 'Dit is geen export van Zoomle. Er is niets veranderd.',
      newer:
        'Deze export is gemaakt met een nieuwere versie van Zoomle dan die hier openstaat. Er is niets veranderd. Herlaad de pagina en probeer het nog eens.',
      oversized:
        'Dit is groter dan 1 MB en kan dus geen export van Zoomle zijn. Er is niets veranderd.',
      unavailable:
        'Een deel van de site dat hiervoor nodig is, kon niet worden geladen. Controleer de internetverbinding, herlaad de pagina en probeer het nog eens.',
    },
  },
};
