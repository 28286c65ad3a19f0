import type { Countries } from './countries';
import { packForExport } from './exportFormat';
import { improves } from './mergeRounds';
import type { Round } from './round';
import { kindOf } from './roundId';
import { filterRounds, type Rounds } from './rounds';

/** How many imported rounds are new, replace mine, equal mine, or yield to mine. */
export type ImportCounts = Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>;

const noCounts = (): ImportCounts => ({ added: 0, improved: 0, unchanged: 0, keptMine: 0 });

/** Tests whether the list has all countries of a round; a text decoded as something else has other names. */
export function hasKnownNames(countries: Countries) {
  const names = new Set(countries.map(({ name }) => name));
  return ({ answer, guesses }: Round) => [answer, ...guesses].every(({ name }) => names.has(name));
}

const exportedText = (round: Round) => JSON.stringify(packForExport(round));

function outcomeOf(mine: Round | undefined, theirs: Round): keyof ImportCounts {
  if (!mine) return 'added';
  if (exportedText(mine) === exportedText(theirs)) return 'unchanged';
  return improves(theirs, mine) ? 'improved' : 'keptMine';
}

/**
 * Merges another device's rounds into mine. Rounds are taken whole, unlike two tabs' (`mergeRounds`):
 * docs/adr/012 says why.
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
