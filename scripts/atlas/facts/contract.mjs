import { dirname } from 'node:path';

import { LEVELS } from '../parameters.mjs';

/** @typedef {(value: unknown) => boolean} Check */

/** @type {Check} */
const isPercent = (value) =>
  value === 1 || (isAmount(value) && Number(value) <= 100 && Number(value) % 5 === 0);
/** @type {Check} */
const isAmount = (value) => Number.isInteger(value) && Number(value) > 0;
/** @type {Check} */
const isLength = (value) => value === 0 || isAmount(value);
/** @type {Check} */
const isCount = (value) => isAmount(value) && Number(value) <= 10;
/** @type {Check} */
const isRank = (value) => value === 0 || value === 1;
/** @type {Check} */
const isRun = (value) => /^(N-S|NE-SW|E-W|SE-NW|)$/.test(String(value));
/** @type {Check} */
const isWhere = (value) => /^(?=.)([NS]?[EW]?|[ns]?[ew]?|[.*])$/.test(String(value));

const AREA = [isPercent, isWhere];
const HEIGHT = [isPercent, isWhere, isAmount];

/** What follows each kind of fact; there may be a second side of the sea. */
/** @type {Record<string, Check[]>} */
const FORMS = {
  sea: [isPercent, isWhere, isWhere],
  coast: [isRun, isWhere],
  island: [isAmount, isRun],
  islands: [isCount, isWhere],
  lake: [isLength, isWhere],
  lakes: [isCount, isWhere],
  river: [isRank, isRun, isWhere],
  plain: AREA,
  hills: AREA,
  plateau: HEIGHT,
  mountains: HEIGHT,
  snow: AREA,
  forest: AREA,
  green: AREA,
  dry: AREA,
  desert: AREA,
};

/** @param {unknown} fact */
function isFact(fact) {
  if (!Array.isArray(fact)) return false;
  const [kind, ...values] = fact;
  const form = FORMS[kind] ?? [];
  const fewest = kind === 'sea' ? form.length - 1 : form.length;
  const fits = values.length >= fewest && values.length <= form.length;
  return form.length > 0 && fits && values.every((value, i) => form[i](value));
}

/**
 * Whether a country's facts are what src/domain/pictureFacts.ts says, for each level.
 * @param {unknown} facts parsed from its file
 */
export const areFacts = (facts) =>
  Array.isArray(facts) &&
  facts.length === LEVELS.length &&
  facts.every((level) => [level?.new, level?.also].every((part) => part?.every?.(isFact)));

/**
 * The file of a country's facts.
 * @param {{ path: string }[]} pictures of the country
 */
export const factsFileOf = (pictures) => `${dirname(pictures[0].path)}/facts.json`;
