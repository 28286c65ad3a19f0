import type { Countries } from './countries';
import { packForExport } from './exportFormat';
import { hasKnownNames, knownNames } from './knownNames';
import { hasSameResult, improves, unitedNeighbours } from './mergeRounds';
import { isOver } from './neighbours';
import type { Round } from './round';
import { kindOf, type RoundId } from './roundId';
import { roundEntries, type Rounds } from './rounds';

/** How many imported rounds are new, replace mine, equal mine, or yield to mine. */
export type ImportCounts = Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>;

const noCounts = (): ImportCounts => ({ added: 0, improved: 0, unchanged: 0, keptMine: 0 });

/** What two rounds have in common that were played alike: when they ended may differ, and what was named after. */
const playedText = ({ endedAt, neighbours, ...round }: Round) =>
  JSON.stringify(packForExport(round));

const endOf = ({ endedAt = Infinity }: Round) => endedAt;

/**
 * Merges another device's rounds into mine. Rounds are taken whole, unlike two tabs' (`mergeRounds`):
 * docs/adr/012 says why. Names of theirs were checked, and replace those that an earlier release imported in
 * a wrong encoding. Only the answers to the question after a round are united, whichever round stays, unless
 * mine are over.
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
  const adopted = roundEntries(theirs).flatMap(([id, imported]): [RoundId, Round][] => {
    const own = mine[id];
    const outcome = outcomeOf(own, imported);
    const round = own && outcome !== 'improved' ? own : imported;
    const isOwnOver = own?.neighbours && isOver(own.neighbours);
    const neighbours = isOwnOver
      ? own.neighbours
      : unitedNeighbours(round, imported, own ?? imported);
    const united = neighbours ? { ...round, neighbours } : round;
    const addsNames = JSON.stringify(neighbours) !== JSON.stringify(own?.neighbours);
    const isNews = outcome === 'added' || outcome === 'improved' || addsNames;
    counts[kindOf(id) as keyof typeof counts][own && isNews ? 'improved' : outcome] += 1;
    return isNews ? [[id, united]] : [];
  });
  const rounds: Rounds = Object.fromEntries(adopted);
  return { rounds, hasNews: Object.keys(rounds).length > 0, counts };
}
