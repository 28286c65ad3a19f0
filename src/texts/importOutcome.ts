import type { Texts } from './texts';

const KINDS = ['daily', 'archive', 'practice'] as const;
const COUNTS = ['added', 'improved', 'unchanged', 'keptMine'] as const;

type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

/** What an import would do: a sentence for each kind of round in it. */
export function importOutcome(
  counts: Readonly<Record<(typeof KINDS)[number], Counts>>,
  words: Texts['progress']['import']['outcome'],
): string[] {
  return KINDS.flatMap((kind) => {
    const clauses = COUNTS.filter((count) => counts[kind][count] > 0).map((count) =>
      words[count](counts[kind][count]),
    );
    return clauses.length > 0 ? [words.sentence(words.kinds[kind], clauses)] : [];
  });
}
