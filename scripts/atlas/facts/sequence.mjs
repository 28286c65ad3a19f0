/** @typedef {import('../../../src/domain/pictureFacts').PictureFact} PictureFact */
/** @typedef {import('../../../src/domain/pictureFacts').PictureFacts} PictureFacts */

/** The most telling kinds first. The next fact of a kind ranks REPEATED places behind. */
const TELLING =
  'island sea coast mountains plateau snow cover islands lake river plain hills lakes'.split(' ');
const REPEATED = 2;
/** @type {readonly string[]} */
const WATERS = ['sea', 'lake', 'river'];
const MOST = 8;
/** @type {readonly string[]} */
const COVERS = ['forest', 'green', 'dry', 'desert'];

/** What still matters at the next level, one of a kind, and how many of it. @type {readonly string[]} */
const LASTING = ['island', 'sea', 'mountains', 'snow', 'islands', 'lake', 'river', ...COVERS];
const MOST_LASTING = 4;

/** Changes that make a fact new: percent of the picture, and factors of a length, height or count. */
const MUCH = 15;
const TALLER = 1.3;
const LONGER = 1.3;
const MORE = 2;

const groupOf = (/** @type {PictureFact} */ [kind]) => (COVERS.includes(kind) ? 'cover' : kind);

/**
 * At most eight facts, each once, the most telling first.
 * @param {PictureFact[]} facts those of a kind in the order of their weight
 */
export function foremostFacts(facts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  // Where one cover is all there is, nothing else but what breaks it is worth a word.
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
    .filter((fact, i, all) => all.findIndex((other) => String(other) === String(fact)) === i);
  const told = ranked.slice(0, MOST);
  // Where there is no fact of a water, the site says that there is none.
  const isTold = (/** @type {string} */ water) => told.some(([kind]) => kind === water);
  const untold = WATERS.filter((water) => !isTold(water));
  const dropped = ranked.filter(
    ([kind], i) => untold.includes(kind) && ranked.findIndex((fact) => fact[0] === kind) === i,
  );
  return [...told.slice(0, MOST - dropped.length), ...dropped];
}

/**
 * Divides the facts of each picture into those that are new and those that the next nearer one had.
 * @param {readonly PictureFact[][]} levels nearest first
 * @returns {PictureFacts[]}
 */
export const sequenceOf = (levels) =>
  levels.map((facts, level) => {
    const isNew = (/** @type {PictureFact} */ fact) =>
      !levels[level - 1]?.some((nearer) => isLike(fact, nearer));
    return {
      new: facts.filter(isNew),
      also: facts
        .filter((fact) => !isNew(fact) && LASTING.includes(fact[0]))
        .filter((fact, i, all) => all.findIndex((other) => groupOf(other) === groupOf(fact)) === i)
        .slice(0, MOST_LASTING),
    };
  });

/** @param {PictureFact} fact */
const sideOf = ([, , side]) => String(side).toUpperCase();

/**
 * Whether a fact tells nothing essential that another one of the next nearer picture did not.
 * @param {PictureFact} fact
 * @param {PictureFact} nearer
 */
function isLike(fact, nearer) {
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
      // Lakes that the frame cuts are told apart by their sides.
      if (!amount && !nearerAmount) return sideOf(fact) === sideOf(nearer);
      return Math.max(amount / nearerAmount, nearerAmount / amount) < LONGER;
    case 'islands':
    case 'lakes':
      return amount < MORE * nearerAmount;
    case 'plateau':
    case 'mountains':
      return Math.abs(amount - nearerAmount) < MUCH && metres < TALLER * nearerMetres;
    default:
      return Math.abs(amount - nearerAmount) < MUCH;
  }
}
