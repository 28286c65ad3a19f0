import { PICTURE_SIZE } from '../../../../maps/camera';
import { textWidth } from '../../../../maps/outline';
import type { Position } from '../../../../maps/webMercator';
import { type Area, areaAround, inside, type Labelled, overlap } from '../placeLabels';

/** Of a name, in pixels of `PICTURE_SIZE`, and of its line. */
export const FONT_SIZE = 40;
const LINE = 44;
/** What the widest letters add to the estimated width; and the room of a question mark, which is larger. */
const SLACK = 32;
const MARK = 2 * LINE;

/** How far a name may move: in steps of half a line, and of a fifth of its width. */
const STEPS = Array.from({ length: 17 }, (_, index) => index - 8);
const SHIFTS = STEPS.flatMap((down) =>
  STEPS.map((right) => ({ right: right / 5, down: down / 2 })),
);

/** A line to a name, if it had to move away from its point: SVG path data. */
function leaderTo(name: Area, { x, y }: Position) {
  const end = {
    x: Math.max(name.left, Math.min(name.right, x)),
    y: Math.max(name.top, Math.min(name.bottom, y)),
  };
  return Math.hypot(end.x - x, end.y - y) > LINE / 2 ? `M${x} ${y}L${end.x} ${end.y}` : '';
}

/**
 * Places names around their points, in order, inside the frame and clear of one another and of other areas: each
 * as near to its point as there is room, and without room on it.
 * @returns the points, moved, each with the line to its name
 */
export function placeNames<Point extends Labelled>(
  points: readonly Point[],
  others: readonly Area[],
) {
  const taken = [...others];
  return points.map((point) => {
    const length = Math.max(...point.lines.map((line) => textWidth(line, FONT_SIZE)));
    const width = length + SLACK;
    const middles = SHIFTS.map(({ right, down }) => ({ x: right * width, y: down * LINE }))
      .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
      .map((shift) => ({
        x: inside(point.x + shift.x, width, PICTURE_SIZE.width),
        y: inside(point.y + shift.y, MARK, PICTURE_SIZE.height),
      }));
    const isFree = (middle: Position) =>
      !taken.some((other) => overlap(areaAround(middle, width, LINE), other));
    const middle = middles.find(isFree) ?? middles[0] ?? point;
    taken.push(areaAround(middle, width, LINE));
    const leader = leaderTo(areaAround(middle, length, LINE), point);
    return { ...point, ...middle, leader };
  });
}
