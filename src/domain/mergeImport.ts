import { packForExport } from './exportFormat';
import { hasEnded, type Round } from './round';
import { kindOf } from './roundId';
import { filterRounds, type Rounds } from './rounds';

/** How many imported rounds are new, replace mine, equal mine, or yield to mine. */
export type ImportCounts = Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>;

const noCounts = (): ImportCounts => ({ added: 0, improved: 0, unchanged: 0, keptMine: 0 });

const exportedText = (round: Round) => JSON.stringify(packForExport(round));

function outcomeOf(mine: Round | undefined, theirs: Round): keyof ImportCounts {
  if (!mine) return 'added';
  if (exportedText(mine) === exportedText(theirs)) return 'unchanged';
  const isBetter = hasEnded(theirs) || theirs.guesses.length > mine.guesses.length;
  return !hasEnded(mine) && isBetter ? 'improved' : 'keptMine';
}

/**
 * Merges another device's rounds into mine. A finished round replaces an unfinished one, and the longer of
 * two unfinished ones the shorter; otherwise mine stays. So results that counted never change, and no
 * finished round reopens. Rounds are taken whole, unlike two tabs' (`mergeRounds`): docs/adr/012 says why.
 * @returns the rounds to adopt, and counts by kind
 */
export function mergeImport(mine: Rounds, theirs: Rounds) {
  const counts = { daily: noCounts(), archive: noCounts(), practice: noCounts() };
  const rounds = filterRounds(theirs, (id, round) => {
    const outcome = outcomeOf(mine[id], round);
    counts[kindOf(id) as keyof typeof counts][outcome] += 1;
    return outcome === 'added' || outcome === 'improved';
  });
  return { rounds, hasNews: Object.keys(rounds).length > 0, counts };
}
