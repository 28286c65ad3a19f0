import * as v from 'valibot';

import type { Outline } from '../../../src/maps/outline.ts';
import { FILE } from '../parameters.ts';

type Position = [x: number, y: number];

/** Outlines are clipped this many pixels outside the frame, which hides the cut. */
export const MARGIN = 16;

/** The corners of each ring of an outline's SVG path, which is relative from the first corner on. */
export const ringsIn = (path: string): Position[][] =>
  path
    .split('Z')
    .slice(0, -1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, i) => {
        [x, y] = [x + numbers[2 * i], y + numbers[2 * i + 1]];
        return [x, y];
      });
    });

const inFrame = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.check((label) => isIn(label, -MARGIN)),
);

/** The content of a country's outline.json, as the site's `Outline`. */
const OutlineFile = v.object({
  box: v.object({ x: v.number(), y: v.number(), width: v.number() }),
  path: v.pipe(
    v.string(),
    v.regex(/^(M-?\d+[ -]\d+(l-?\d+([ -]\d+)*)?Z)+$/),
    v.check((path) => ringsIn(path).every((ring) => ring.every((corner) => isIn(corner, MARGIN)))),
  ),
  inside: v.tuple([v.number(), v.number(), v.number()]),
  beside: inFrame,
  anchor: v.picklist(['start', 'end']),
  tip: inFrame,
  corner: v.picklist(['ne', 'se', 'nw']),
  areaKm2: v.pipe(v.number(), v.gtValue(0)),
  areaRank: v.number(),
  neighbours: v.array(v.string()),
  hasFlag: v.boolean(),
});

export const isOutline = (content: unknown): content is Outline => v.is(OutlineFile, content);

/** Whether a position is in the frame extended by a margin. */
function isIn([x, y]: Position, margin: number) {
  return x >= -margin && x <= FILE.width + margin && y >= -margin && y <= FILE.height + margin;
}
