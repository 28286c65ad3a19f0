import { LEVELS } from '../parameters.mjs';

const PERCENT = '(1|5|[1-9][05]|100)';
const AMOUNT = '[1-9]\\d*';
const COUNT = '([1-9]|10)';
const RUN = '"(N-S|NE-SW|E-W|SE-NW|)"';
const WHERE = '"(?!")([NS]?[EW]?|[ns]?[ew]?|[.*])"';

/** The forms of facts as JSON; there may be a second side of the sea. */
const FORMS = [
  `"sea",${PERCENT},${WHERE}(,${WHERE})?`,
  `"coast",${RUN},${WHERE}`,
  `"island",${AMOUNT},${RUN}`,
  `"(islands|lakes)",${COUNT},${WHERE}`,
  `"lake",(0|${AMOUNT}),${WHERE}`,
  `"river",[01],${RUN},${WHERE}`,
  `"(plain|hills|snow|forest|green|dry|desert)",${PERCENT},${WHERE}`,
  `"(plateau|mountains)",${PERCENT},${WHERE},${AMOUNT}`,
].map((form) => new RegExp(`^\\[${form}\\]$`));

const isFact = (/** @type {unknown} */ fact) =>
  FORMS.some((form) => form.test(JSON.stringify(fact)));

/**
 * Whether a country's facts are what src/domain/pictureFacts.ts says, for each level.
 * @param {unknown} facts parsed from its file
 */
export const areFacts = (facts) =>
  Array.isArray(facts) &&
  facts.length === LEVELS.length &&
  facts.every((level) => [level?.new, level?.also].every((part) => part?.every?.(isFact)));
