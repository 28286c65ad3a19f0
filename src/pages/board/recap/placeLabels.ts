import { PICTURE_SIZE } from '../../../maps/camera';
import { textWidth } from '../../../maps/outline';
import type { Position } from '../../../maps/webMercator';

/** Sizes of labels in pixels of `PICTURE_SIZE`, and their distance from their points. */
export const FONT_SIZE = 44;
export const LINE = 48;
const GAP = 26;
/** What the widest letters add to the estimated width of a country's name. */
const SLACK = 32;
/** The room above and below a label's lines, and the least distance of a label from the frame's edge. */
const PADDING = 6;
const MARGIN = 6;

/** A point with the lines of its label. */
export type Labelled = Position & { readonly lines: readonly string[] };

/** A label starts or ends at `x`, or has it in its middle; its middle is at `y`. */
export type Label = Labelled & { readonly anchor: 'start' | 'middle' | 'end' };

/** Part of the frame. */
export type Area = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** An area by its middle. */
export const areaAround = ({ x, y }: Position, width: number, height: number): Area => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
export const dotArea = (point: Position) => areaAround(point, GAP, GAP);

export const overlap = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How far a label may be from the middle of its side, in multiples of its size. */
const SHIFTS = [0, -0.5, 0.5, -1, 1];

/** Moves the middle of something so that it is inside the frame, if it fits. */
export const inside = (middle: number, size: number, frame: number) =>
  Math.max(MARGIN + size / 2, Math.min(frame - MARGIN - size / 2, middle));

/** Where a label may be, the best place first: beside its point, then above or below it. */
function candidates({ x, y }: Position, width: number, height: number) {
  const beside = SHIFTS.flatMap((shift) =>
    [1, -1].map((side) => ({ x: x + side * (GAP + width / 2), y: y + shift * height })),
  );
  const above = SHIFTS.slice(0, 3).flatMap((shift) =>
    [-1, 1].map((side) => ({ x: x + shift * width, y: y + side * (GAP + height / 2) })),
  );
  return [...beside, ...above].map((middle) => ({
    x: inside(middle.x, width, PICTURE_SIZE.width),
    y: inside(middle.y, height, PICTURE_SIZE.height),
  }));
}

/** The label of a point, whole and clear of its point and of other areas; undefined if there is no room. */
export function placeLabel(point: Labelled, taken: readonly Area[]) {
  const { lines } = point;
  const width = Math.max(0, ...lines.map((line) => textWidth(line, FONT_SIZE))) + SLACK;
  const height = lines.length * LINE + 2 * PADDING;
  const areas = candidates(point, width, height).map((middle) => areaAround(middle, width, height));
  const obstacles = [dotArea(point), ...taken];
  const area = areas.find((each) => !obstacles.some((other) => overlap(each, other)));
  return area && { area, label: labelIn(area, point, lines) };
}

/** Beside its point, a label's text starts or ends there: its width is not exact. */
function labelIn(area: Area, point: Position, lines: readonly string[]): Label {
  const y = (area.top + area.bottom) / 2;
  if (area.left > point.x) return { x: area.left, y, anchor: 'start', lines };
  if (area.right < point.x) return { x: area.right, y, anchor: 'end', lines };
  return { x: (area.left + area.right) / 2, y, anchor: 'middle', lines };
}

/**
 * Places labels beside their points, in order, clear of one another and of the points. A label without room
 * loses all but its first line, or is left out.
 * @param lines positions along lines, which may cross a label's first line only, where nothing else is possible
 */
export function placeLabels(
  points: readonly Labelled[],
  lines: readonly Position[] = [],
): (Label | undefined)[] {
  const crossed = lines.map(dotArea);
  const taken = points.map(dotArea);
  return points.map((point) => {
    const first = { ...point, lines: point.lines.slice(0, 1) };
    const placed =
      placeLabel(point, [...taken, ...crossed]) ??
      placeLabel(first, [...taken, ...crossed]) ??
      placeLabel(first, taken);
    if (placed) taken.push(placed.area);
    return placed?.label;
  });
}
