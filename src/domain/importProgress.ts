import type { UtcDate } from './calendar';
import { entriesOf } from './entriesOf';
import { type Progress, type Rounds } from './progress';
import { type Round, roundStatus } from './round';

/** How many of the brought rounds are new here, go on from mine, are the same, or give way to mine. */
type ImportCounts = Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>;

function outcomeOf(mine: Round | undefined, theirs: Round): keyof ImportCounts {
  if (!mine) return 'added';
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return 'unchanged';
  const isBetter = roundStatus(theirs) !== 'playing' || theirs.guesses.length > mine.guesses.length;
  return roundStatus(mine) === 'playing' && isBetter ? 'improved' : 'keptMine';
}

function importRounds(mine: Rounds, theirs: Rounds) {
  const counts: ImportCounts = { added: 0, improved: 0, unchanged: 0, keptMine: 0 };
  const news = entriesOf(theirs).filter(([date, round]) => {
    const outcome = outcomeOf(mine[date], round);
    counts[outcome]++;
    return outcome === 'added' || outcome === 'improved';
  });
  return { counts, news: Object.fromEntries(news) as Record<UtcDate, Round> };
}

/**
 * What bringing in another device's progress comes to. Round by round: a finished one takes the place
 * of an unfinished one, and of two unfinished ones the longer that of the shorter; otherwise mine
 * stays. So a result that has counted never changes, and no finished round opens for another try.
 *
 * Each round is taken whole. `mergeRounds` unites the guesses of two tabs, for there one player made
 * all of them in one go, and saw them. A file may be months old: uniting would cost the player
 * guesses, and mix two tries into one that nobody has played.
 * @returns the rounds to be taken over, and the counts of all
 */
export function importProgress(mine: Progress, theirs: Progress) {
  const daily = importRounds(mine.daily, theirs.daily);
  const archive = importRounds(mine.archive, theirs.archive);
  const news: Progress = { daily: daily.news, archive: archive.news };
  return {
    news,
    hasNews: Object.values(news).some((rounds) => Object.keys(rounds).length > 0),
    counts: { daily: daily.counts, archive: archive.counts },
  };
}
