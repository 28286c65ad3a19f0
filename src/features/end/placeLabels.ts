import { PICTURE_FRAME } from '../../maps/pictureFrame';
import type { Position } from '../../maps/webMercator';

const FRAME = { left: 0, top: 0, right: PICTURE_FRAME.width, bottom: PICTURE_FRAME.height };
type Box = typeof FRAME;

/** A point and the size of its label. */
type Labelled = Position & { readonly width: number; readonly height: number };

/** A label starts or ends at `x`, and its middle is at `y`. */
export type Label = Position & { readonly anchor: 'start' | 'end' };

/** How far below its point a label may be, in multiples of its height. */
const SHIFTS = [0, -0.5, 0.5, -1, 1];

const areaOf = ({ left, top, right, bottom }: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const overlap = (a: Box, b: Box) =>
  areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

/**
 * Places labels beside their points, in order, each where it overlaps least with earlier labels, the
 * points, and the outside of the frame.
 * @param gap between a point and its label
 */
export function placeLabels(points: readonly Labelled[], gap: number): Label[] {
  const taken = points.map(({ x, y }) => ({
    left: x - gap / 2,
    top: y - gap / 2,
    right: x + gap / 2,
    bottom: y + gap / 2,
  }));
  return points.map(({ x, y, width, height }) => {
    const candidates = SHIFTS.flatMap((shift) =>
      (['start', 'end'] as const).map((anchor) => {
        const label: Label = {
          x: anchor === 'start' ? x + gap : x - gap,
          y: y + shift * height,
          anchor,
        };
        const left = anchor === 'start' ? label.x : label.x - width;
        const [top, bottom] = [label.y - height / 2, label.y + height / 2];
        const box = { left, top, right: left + width, bottom };
        const outside = areaOf(box) - overlap(box, FRAME);
        const covered = taken.reduce((sum, other) => sum + overlap(box, other), outside);
        return { label, box, covered };
      }),
    );
    const best = candidates.reduce((one, other) => (other.covered < one.covered ? other : one));
    taken.push(best.box);
    return best.label;
  });
}
