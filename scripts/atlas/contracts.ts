/** The forms of a country's files, as the site expects them. */
import * as v from 'valibot';

import type { Neighbourhood } from '../../src/maps/neighbourhood.ts';
import type { Outline } from '../../src/maps/outline.ts';
import { parseRings } from './outlines/rings.ts';
import { FILE, LEVELS } from './parameters.ts';

/** Outlines are clipped this many pixels outside the frame, which hides the cut. */
export const MARGIN = 16;

/** Whether a position is in the frame extended by a margin. */
const isIn = ([x, y]: readonly [number, number], margin: number) =>
  x >= -margin && x <= FILE.width + margin && y >= -margin && y <= FILE.height + margin;

const InFrame = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.check((position) => isIn(position, -MARGIN)),
);

const Box = v.object({ x: v.number(), y: v.number(), width: v.number() });

const Path = v.pipe(
  v.string(),
  v.regex(/^(M-?\d+[ -]\d+(l-?\d+([ -]\d+)*)?Z)+$/),
  v.check((path) => parseRings(path).every((ring) => ring.every((at) => isIn(at, MARGIN)))),
);

/** The content of a country's outline.json, as the site's `Outline`. */
const OutlineFile = v.object({
  box: Box,
  path: Path,
  inside: v.tuple([v.number(), v.number(), v.number()]),
  beside: InFrame,
  anchor: v.picklist(['start', 'end']),
  tip: InFrame,
  corner: v.picklist(['ne', 'se', 'nw']),
  areaKm2: v.pipe(v.number(), v.gtValue(0)),
  areaRank: v.number(),
  neighbours: v.array(v.string()),
  neighboursBeyond: v.array(v.string()),
  partsBeyond: v.array(v.number()),
});

export const isOutline = (content: unknown): content is Outline => v.is(OutlineFile, content);

/** The content of a country's neighbours.json, as the site's `Neighbourhood`. */
const NeighboursFile = v.object({
  box: Box,
  asked: v.array(
    v.object({
      name: v.string(),
      seen: v.optional(v.object({ path: Path, at: v.tuple([v.number(), v.number()]) })),
    }),
  ),
  distances: v.array(v.pipe(v.number(), v.integer())),
  otherViews: v.exactOptional(v.record(v.string(), v.string())),
});

export const isNeighbourhood = (content: unknown): content is Neighbourhood =>
  v.is(NeighboursFile, content);

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
