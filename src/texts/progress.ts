const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

/** What rounds that are brought in come to, as one sentence; none when there are no rounds. */
function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, 'is new here', 'are new here'),
    improved > 0 && plural(improved, 'goes on', 'go on'),
    unchanged > 0 && plural(unchanged, 'stays as it is', 'stay as they are'),
    keptMine > 0 && plural(keptMine, 'differs, and yours stays', 'differ, and yours stay'),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join(', ')}.`] : [];
}

/** Taking progress to another device, in English. */
export const progressTexts = {
  title: 'Your progress',
  open: 'Take your progress to another device',
  standing: (played: number, won: number, streak: number, archived: number) =>
    `Daily maps: ${played} finished, ${won} won, current streak ${streak}. Archive: ${archived} played.`,
  intro:
    'It is kept in this browser, on this device, and nowhere else. Keep a copy, or take it to another device.',
  take: {
    heading: 'Take it with you',
    nothing: 'There is nothing to take along yet: make a first guess.',
    note: 'Daily maps and those of the archive go along; practice and settings do not. A code holds the same as a file, to be pasted into a message to yourself.',
    save: 'Save as a file',
    copy: 'Copy as a code',
    fileName: (date: string) => `zoomle-progress-${date}.json`,
  },
  setAside: {
    heading: 'Damaged data',
    note: 'Some of what this browser had stored could not be read. It was set aside as it is, and all that is sound was kept. Save it if you miss something: it goes well with a report of a bug.',
    save: 'Save what was damaged',
    fileName: 'zoomle-damaged.json',
  },
  bring: {
    heading: 'Bring it in',
    note: 'You will see what it does before anything changes. A finished map is never replaced.',
    file: 'From a file',
    code: 'From a code',
    look: 'Look into the code',
    outcome: (counts: { readonly daily: Counts; readonly archive: Counts }) => [
      ...outcome('Daily maps', counts.daily),
      ...outcome('Archive', counts.archive),
    ],
    nothingNew: 'Nothing in it is new here.',
    confirm: 'Bring them in',
    decline: 'Leave it',
    declined: 'Nothing was changed.',
    imported: (count: number) => `${plural(count, 'map was brought in', 'maps were brought in')}.`,
    refused: {
      damaged:
        'This cannot be read: it is damaged or incomplete, or has days that have not come yet by this device’s clock. Nothing was changed.',
      foreign: 'This is no progress from Zoomle. Nothing was changed.',
      newer:
        'This comes from a newer version of Zoomle than the one that is open here. Nothing was changed. Load the page again, and then try once more.',
      oversized: 'This is larger than 1 MB, which no progress is. Nothing was changed.',
    },
  },
};
