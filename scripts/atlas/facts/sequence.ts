import type { PictureFact, PictureFacts } from '../../../src/domain/pictureFacts.ts';

/** Kinds of facts, most telling first. Each further fact of a kind ranks REPEATED places lower. */
const TELLING =
  'island sea coast mountains plateau snow cover islands lake river plain hills lakes'.split(' ');
const REPEATED = 2;
const WATERS: readonly string[] = ['sea', 'lake', 'river'];
const MAX_FACTS = 8;
const COVERS: readonly string[] = ['forest', 'green', 'dry', 'desert'];

/** What still matters at the next level, one fact of a kind, and at most how many. */
const LASTING = [...'island sea mountains snow islands lake river'.split(' '), ...COVERS];
const MAX_LASTING = 4;

/** Changes that make a fact new: percent of the picture, and factors of a length, height or count. */
const MUCH = 15;
const TALLER = 1.3;
const LONGER = 1.3;
const MORE = 2;

const groupOf = ([kind]: PictureFact) => (COVERS.includes(kind) ? 'cover' : kind);

/**
 * At most eight different facts, the most telling first.
 * @param facts those of a kind by weight
 */
export function foremostFacts(facts: PictureFact[]) {
  const counts = new Map<string, number>();
  // Under one uniform cover, a plain is not worth mentioning.
  const isUniform = facts.some(
    ([kind, percent]) => [...COVERS, 'snow'].includes(kind) && percent === 100,
  );
  const ranked = facts
    .filter(([kind]) => !(isUniform && kind === 'plain'))
    .map((fact) => {
      const group = groupOf(fact);
      const count = counts.get(group) ?? 0;
      counts.set(group, count + 1);
      return { fact, rank: TELLING.indexOf(group) + REPEATED * count };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ fact }) => fact)
    .filter((fact, i, all) => all.findIndex((other) => other.join() === fact.join()) === i);
  const chosen = ranked.slice(0, MAX_FACTS);
  // Without a fact about a kind of water, the site says that there is none: keep one of each.
  const isChosen = (water: string) => chosen.some(([kind]) => kind === water);
  const missing = WATERS.filter((water) => !isChosen(water));
  const dropped = ranked.filter(
    ([kind], i) => missing.includes(kind) && ranked.findIndex((fact) => fact[0] === kind) === i,
  );
  return [...chosen.slice(0, MAX_FACTS - dropped.length), ...dropped];
}

/**
 * Divides each picture's facts into new ones and those that the next nearer picture had.
 * @param levels nearest first
 */
export const sequenceOf = (levels: readonly PictureFact[][]): PictureFacts[] =>
  levels.map((facts, level) => {
    const isNew = (fact: PictureFact) => !levels[level - 1]?.some((nearer) => isLike(fact, nearer));
    return {
      new: facts.filter(isNew),
      also: facts
        .filter((fact) => !isNew(fact) && LASTING.includes(fact[0]))
        .filter((fact, i, all) => all.findIndex((other) => groupOf(other) === groupOf(fact)) === i)
        .slice(0, MAX_LASTING),
    };
  });

const sideOf = ([, , side]: PictureFact) => side.toUpperCase();

/** Whether a fact adds nothing essential to one of the next nearer picture. */
function isLike(fact: PictureFact, nearer: PictureFact) {
  const kind = fact[0];
  if (kind !== nearer[0]) return false;
  const [, amount, , metres] = fact.map(Number);
  const [, nearerAmount, , nearerMetres] = nearer.map(Number);
  switch (kind) {
    case 'island':
    case 'coast':
      return true;
    case 'river':
      return amount === nearerAmount;
    case 'lake':
      // Lakes that the frame cuts are distinguished by their sides.
      if (!amount && !nearerAmount) return sideOf(fact) === sideOf(nearer);
      return Math.max(amount / nearerAmount, nearerAmount / amount) < LONGER;
    case 'islands':
    case 'lakes':
      return amount < MORE * nearerAmount;
    case 'plateau':
    case 'mountains':
      return Math.abs(amount - nearerAmount) < MUCH && metres < TALLER * nearerMetres;
    case 'sea':
    case 'plain':
    case 'hills':
    case 'snow':
    case 'forest':
    case 'green':
    case 'dry':
    case 'desert':
      return Math.abs(amount - nearerAmount) < MUCH;
  }
}
