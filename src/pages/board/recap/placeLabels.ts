import { FRAME as PICTURE } from '../../../maps/camera';
import { textWidth } from '../../../maps/outline';
import type { Position } from '../../../maps/webMercator';

/** Sizes of labels in units of the frame, and their distance from their points. */
export const FONT_SIZE = 44;
export const LINE = 48;
const GAP = 26;

/** A point with the lines of its label. */
export type Labelled = Position & { readonly lines: readonly string[] };

/** A label starts or ends at `x`, and its middle is at `y`. */
export type Label = Position & { readonly anchor: 'start' | 'end' };

/** How far below its point a label may be, in multiples of its height. */
const SHIFTS = [0, -0.5, 0.5, -1, 1];

/** A box by its middle and size. */
const boxOf = (x: number, y: number, width: number, height: number) => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
type Box = ReturnType<typeof boxOf>;

const { width: frameWidth, height: frameHeight } = PICTURE;
const FRAME = boxOf(frameWidth / 2, frameHeight / 2, frameWidth, frameHeight);

/** The area of the overlap of two boxes. */
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Places labels beside their points, in order, each where it overlaps least with earlier labels, the
 * points, other obstacles, and the outside of the frame.
 */
export function placeLabels(
  points: readonly Labelled[],
  obstacles: readonly Position[] = [],
): Label[] {
  const taken = [...points, ...obstacles].map(({ x, y }) => boxOf(x, y, GAP, GAP));
  return points.map(({ x, y, lines }) => {
    const width = Math.max(0, ...lines.map((line) => textWidth(line, FONT_SIZE)));
    const height = lines.length * LINE;
    const candidates = SHIFTS.flatMap((shift) =>
      [1, -1].map((side) => {
        const middle = y + shift * height;
        const box = boxOf(x + side * (GAP + width / 2), middle, width, height);
        const label: Label = { x: x + side * GAP, y: middle, anchor: side > 0 ? 'start' : 'end' };
        const outside = overlap(box, box) - overlap(box, FRAME);
        const covered = taken.reduce((sum, other) => sum + overlap(box, other), outside);
        return { label, box, covered };
      }),
    );
    const best = candidates.reduce((one, other) => (other.covered < one.covered ? other : one));
    taken.push(best.box);
    return best.label;
  });
}
