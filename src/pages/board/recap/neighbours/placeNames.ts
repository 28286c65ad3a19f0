import { PICTURE_SIZE } from '../../../../maps/camera';
import { textWidth } from '../../../../maps/outline';
import { type Area, areaAround, inside, type Label, type Labelled, overlap } from '../placeLabels';

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

/**
 * Places names around their points, in order, inside the frame and clear of one another and of other areas: each
 * as near to its point as there is room, and without room on it.
 */
export function placeNames(points: readonly Labelled[], others: readonly Area[]): Label[] {
  const taken = [...others];
  return points.map(({ x, y, lines }) => {
    const width = Math.max(...lines.map((line) => textWidth(line, FONT_SIZE))) + SLACK;
    const areas = SHIFTS.map(({ right, down }) => ({ x: right * width, y: down * LINE }))
      .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
      .map((shift) => ({
        x: inside(x + shift.x, width, PICTURE_SIZE.width),
        y: inside(y + shift.y, MARK, PICTURE_SIZE.height),
      }))
      .map((middle) => ({ middle, area: areaAround(middle, width, LINE) }));
    const [first] = areas;
    const free = areas.find(({ area }) => !taken.some((other) => overlap(area, other))) ?? first;
    if (free) taken.push(free.area);
    return { x, y, ...free?.middle, anchor: 'middle', lines };
  });
}
