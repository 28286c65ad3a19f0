import type { Countries } from './countries';
import { packForExport } from './exportFormat';
import { hasKnownNames, knownNames } from './knownNames';
import { hasSameResult, improves } from './mergeRounds';
import type { Round } from './round';
import { kindOf } from './roundId';
import { filterRounds, type Rounds } from './rounds';

/** How many imported rounds are new, replace mine, equal mine, or yield to mine. */
export type ImportCounts = Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>;

const noCounts = (): ImportCounts => ({ added: 0, improved: 0, unchanged: 0, keptMine: 0 });

/** What two rounds have in common that were played alike: when they ended may differ, or be unknown of one. */
const playedText = ({ endedAt, ...round }: Round) => JSON.stringify(packForExport(round));

const endOf = ({ endedAt = Infinity }: Round) => endedAt;

/**
 * Merges another device's rounds into mine. Rounds are taken whole, unlike two tabs' (`mergeRounds`):
 * docs/adr/012 says why. Names of theirs were checked, and replace those that an earlier release imported in
 * a wrong encoding.
 * @returns the rounds to adopt, and counts by kind
 */
export function mergeImport(mine: Rounds, theirs: Rounds, countries: Countries) {
  const isKnown = hasKnownNames(knownNames(countries));
  const outcomeOf = (own: Round | undefined, imported: Round): keyof ImportCounts => {
    if (!own) return 'added';
    if (playedText(own) === playedText(imported))
      return endOf(imported) < endOf(own) ? 'improved' : 'unchanged';
    const isOtherwiseNamed = !isKnown(own) || own.answer.place !== imported.answer.place;
    const isCorrected = isOtherwiseNamed && hasSameResult(own, imported);
    return isCorrected || improves(imported, own) ? 'improved' : 'keptMine';
  };
  const counts = { daily: noCounts(), archive: noCounts(), practice: noCounts() };
  const rounds = filterRounds(theirs, (id, round) => {
    const outcome = outcomeOf(mine[id], round);
    counts[kindOf(id) as keyof typeof counts][outcome] += 1;
    return outcome === 'added' || outcome === 'improved';
  });
  return { rounds, hasNews: Object.keys(rounds).length > 0, counts };
}
