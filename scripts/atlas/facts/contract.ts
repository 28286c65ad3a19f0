import { LEVELS } from '../parameters.ts';

const PERCENT = '(1|5|[1-9][05]|100)';
const AMOUNT = '[1-9]\\d*';
const COUNT = '([1-9]|10)';
const RUN = '"(N-S|NE-SW|E-W|SE-NW|)"';
const WHERE = '"(?!")([NS]?[EW]?|[ns]?[ew]?|[.*])"';

/** The forms of facts as JSON. The sea may have a second side. */
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

const isFact = (fact: unknown) => FORMS.some((form) => form.test(JSON.stringify(fact)));

/** Whether a country's facts match `PictureFacts` for each level. */
export const areFacts = (facts: unknown) =>
  Array.isArray(facts) &&
  facts.length === LEVELS.length &&
  facts.every((level: Partial<Record<string, unknown>> | null) =>
    [level?.new, level?.also].every((part) => Array.isArray(part) && part.every(isFact)),
  );
