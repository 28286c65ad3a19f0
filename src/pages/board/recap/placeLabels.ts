import { PICTURE_SIZE } from '../../../maps/camera';
import { textWidth } from '../../../maps/outline';
import type { Position } from '../../../maps/webMercator';

/** Sizes of labels in pixels of `PICTURE_SIZE`, and their distance from their points. */
export const FONT_SIZE = 44;
export const LINE = 48;
const GAP = 26;

/** A point with the lines of its label. */
export type Labelled = Position & { readonly lines: readonly string[] };

/** A label starts or ends at `x`, and its middle is at `y`. */
export type Label = Position & { readonly anchor: 'start' | 'end' };

/** How far below its point a label may be, in multiples of its height. */
const SHIFTS = [0, -0.5, 0.5, -1, 1];

/** A rectangle by its middle and size. */
const rectangleOf = (x: number, y: number, width: number, height: number) => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
type Rectangle = ReturnType<typeof rectangleOf>;

const { width: pictureWidth, height: pictureHeight } = PICTURE_SIZE;
const PICTURE = rectangleOf(pictureWidth / 2, pictureHeight / 2, pictureWidth, pictureHeight);

/** The area of the overlap of two rectangles. */
const overlap = (a: Rectangle, b: Rectangle) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Places labels beside their points, in order, each where it overlaps least with earlier labels, the
 * points, other obstacles, and the outside of the picture.
 */
export function placeLabels(
  points: readonly Labelled[],
  obstacles: readonly Position[] = [],
): Label[] {
  const taken = [...points, ...obstacles].map(({ x, y }) => rectangleOf(x, y, GAP, GAP));
  return points.map(({ x, y, lines }) => {
    const width = Math.max(0, ...lines.map((line) => textWidth(line, FONT_SIZE)));
    const height = lines.length * LINE;
    const candidates = SHIFTS.flatMap((shift) =>
      [1, -1].map((side) => {
        const middle = y + shift * height;
        const box = rectangleOf(x + side * (GAP + width / 2), middle, width, height);
        const label: Label = { x: x + side * GAP, y: middle, anchor: side > 0 ? 'start' : 'end' };
        const outside = overlap(box, box) - overlap(box, PICTURE);
        const covered = taken.reduce((sum, other) => sum + overlap(box, other), outside);
        return { label, box, covered };
      }),
    );
    const best = candidates.reduce((one, other) => (other.covered < one.covered ? other : one));
    taken.push(best.box);
    return best.label;
  });
}
