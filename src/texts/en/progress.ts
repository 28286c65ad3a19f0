import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

/** What importing rounds would do, as one sentence; none when there are no rounds. */
function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { one: '# is new here', other: '# are new here' }),
    improved > 0 && plural(improved, { one: '# continues yours', other: '# continue yours' }),
    unchanged > 0 && plural(unchanged, { one: '# is already here', other: '# are already here' }),
    keptMine > 0 &&
      plural(keptMine, {
        one: '# differs, and yours is kept',
        other: '# differ, and yours are kept',
      }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join(', ')}.`] : [];
}

/** Exporting and importing progress. */
export const progressTexts = {
  title: 'Your progress',
  /** Of the page, for search engines. */
  description:
    'Your statistics in Zoomle: wins, streaks and guesses. Save your progress as a file or a code, and restore it on another device.',
  open: 'Move your progress to another device',
  intro:
    'Your progress is stored in this browser, on this device, and nowhere else. Keep a copy, or move it to another device.',
  export: {
    heading: 'Export',
    nothing: 'There is nothing to export yet: make a first guess.',
    note: 'Exports include daily and archive rounds, but not practice, challenges or settings. A code holds the same data: paste it into a message to yourself.',
    save: 'Save as a file',
    copy: 'Copy as a code',
    fileName: (date: string) => `zoomle-progress-${date}.json`,
  },
  keep: {
    heading: 'Keep',
    note: 'A browser may clear what sites have stored when the device runs out of space. You can ask it to keep your progress; it may want you to confirm.',
    ask: 'Ask the browser to keep it',
    kept: 'The browser will keep your progress until you clear it.',
    refused: 'The browser makes no promise. Export a copy from time to time.',
  },
  import: {
    heading: 'Import',
    note: 'You will see what an import does before anything changes. A finished map is never replaced.',
    file: 'From a file',
    code: 'From a code',
    preview: 'Preview',
    outcome: (counts: { readonly daily: Counts; readonly archive: Counts }) => [
      ...outcome('Daily maps', counts.daily),
      ...outcome('Archive', counts.archive),
    ],
    nothingNew: 'It contains nothing new.',
    confirm: 'Import',
    decline: 'Cancel',
    declined: 'Nothing was changed.',
    imported: (count: number) =>
      plural(count, { one: '# map was imported.', other: '# maps were imported.' }),
    notStored: 'This browser cannot store them now: they may be lost when you leave.',
    refused: {
      damaged:
        'This cannot be read: it is damaged or incomplete, or contains dates in the future, according to this device’s clock. Nothing was changed.',
      foreign: 'This is not a Zoomle export. Nothing was changed.',
      newer:
        'This export was made by a newer version of Zoomle than the one open here. Nothing was changed. Reload the page and try again.',
      oversized: 'This is larger than 1 MB, so it can’t be a Zoomle export. Nothing was changed.',
      unavailable:
        'A part of the site that is needed for this could not be loaded. Check the network, reload the page and try again.',
    },
  },
};
