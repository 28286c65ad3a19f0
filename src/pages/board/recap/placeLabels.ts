import { PICTURE_SIZE } from '../../../maps/camera';
import { nameSizeInside, type Outline, SMALL_NAME_SIZE, textWidth } from '../../../maps/outline';
import type { Position } from '../../../maps/webMercator';

/** The size of a dot's label, in pixels of `PICTURE_SIZE`, and the height of a line as a multiple of its size. */
export const FONT_SIZE = 44;
export const LINE_HEIGHT = 1.1;
const DOT = 26;
/** The distance of a label from its point, if it does not cover it, and the steps in which it moves away. */
const GAP = 16;
/** What the widest letters add to the estimated width of a name, and the room around its lines and in the frame. */
const SLACK = 20;
const PADDING = 6;
/** The room of the end of a leader, and of each step along it. */
const PIN = 8;

/** How often labels are placed until all have room. */
const ATTEMPTS = 4;

/** Part of the frame. */
export type Area = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Where a label may be, and the point that a leader connects it with, if it needs one. */
type Spot = { readonly area: Area; readonly from?: Position };

/** A point, with the lines of its label. */
export type Labelled = Position & {
  readonly lines: readonly string[];
  readonly fontSize: number;
  /** Whether a dot marks it. Its label is beside it; others cover their points, or have a leader. */
  readonly hasDot?: boolean;
};

/** A label starts or ends at `x`, or has it in its middle; its middle is at `y`. */
export type Label = Pick<Labelled, 'x' | 'y' | 'lines' | 'fontSize'> & {
  readonly anchor: 'start' | 'middle' | 'end';
  /** Positions from the point to the label, in equal steps; none if the label is at its point. */
  readonly leader: readonly Position[];
  /** What the label and its leader cover. */
  readonly areas: readonly Area[];
};

/** An area by its middle. */
export const areaAround = ({ x, y }: Position, width: number, height: number): Area => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
export const dotArea = (point: Position) => areaAround(point, DOT, DOT);
const pinArea = (point: Position) => areaAround(point, PIN, PIN);
const markArea = (point: Labelled) => (point.hasDot ? dotArea : pinArea)(point);

const overlap = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The point of an area that is nearest to a position. */
const nearestIn = (area: Area, { x, y }: Position) => ({
  x: Math.max(area.left, Math.min(area.right, x)),
  y: Math.max(area.top, Math.min(area.bottom, y)),
});

/** Moves the middle of something so that it is inside the frame, if it fits. */
const inside = (middle: number, size: number, frame: number) =>
  Math.max(PADDING + size / 2, Math.min(frame - PADDING - size / 2, middle));

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20];
const ROWS = [0, ...STEPS.flatMap((step) => [-step, step])].map((step) => step * GAP);

/** Where the label of a point may be, the best place first: at the point, beside it, above or below it. */
function spotsAround(point: Labelled): Spot[] {
  const { x, y, lines, fontSize, hasDot } = point;
  const width = Math.max(0, ...lines.map((line) => textWidth(line, fontSize))) + SLACK;
  const height = lines.length * LINE_HEIGHT * fontSize + 2 * PADDING;
  const beside = STEPS.flatMap((step) => [1, -1].map((side) => side * (width / 2 + step * GAP)));
  const columns = [0, width / 4, -width / 4, width / 2, -width / 2, ...beside];
  const spots = columns.flatMap((right) =>
    ROWS.map((down) => {
      const middle = {
        x: inside(x + right, width, PICTURE_SIZE.width),
        y: inside(y + down, height, PICTURE_SIZE.height),
      };
      const area = areaAround(middle, width, height);
      const end = nearestIn(area, point);
      const away = Math.hypot(end.x - x, end.y - y);
      const cost = away + Math.abs(middle.x - x) / 16 + Math.abs(middle.y - y) / 4;
      return { area, cost, ...(away > (hasDot ? 3 * GAP : PADDING) && { from: point }) };
    }),
  );
  return spots.sort((a, b) => a.cost - b.cost);
}

function leaderTo(area: Area, from: Position) {
  const end = nearestIn(area, from);
  const [right, down] = [end.x - from.x, end.y - from.y];
  const steps = Math.ceil(Math.hypot(right, down) / PIN);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + (right * step) / steps,
    y: from.y + (down * step) / steps,
  }));
}

/** Beside its point, a label's text starts or ends there: its width is not exact. */
function textIn({ left, right, top, bottom }: Area, { x }: Position) {
  const y = (top + bottom) / 2;
  if (left > x) return { x: left + PADDING, y, anchor: 'start' } as const;
  if (right < x) return { x: right - PADDING, y, anchor: 'end' } as const;
  return { x: (left + right) / 2, y, anchor: 'middle' } as const;
}

/** The label of a point, whole, and with its leader clear of other areas; undefined if there is no room. */
export function placeLabel(
  point: Labelled,
  taken: readonly Area[],
  spots: readonly Spot[] = spotsAround(point),
): Label | undefined {
  const { lines, fontSize } = point;
  const isFree = (area: Area) => !taken.some((other) => overlap(area, other));
  // A leader has to leave what covers its point.
  const passed = taken.filter((other) => !overlap(pinArea(point), other));
  for (const { area, from } of spots.filter((each) => isFree(each.area))) {
    const leader = from ? leaderTo(area, from) : [];
    const along = leader.slice(0, -1).map(pinArea);
    if (along.some((step) => passed.some((other) => overlap(step, other)))) continue;
    return { ...textIn(area, from ?? point), lines, fontSize, leader, areas: [area, ...along] };
  }
  return undefined;
}

function placeInOrder(points: readonly Labelled[], taken: readonly Area[]) {
  const labels = new Map<Labelled, Label>();
  const placed = [...taken];
  for (const point of points) {
    const marks = points.filter((other) => other !== point || other.hasDot).map(markArea);
    const obstacles = [...placed, ...marks];
    const label =
      placeLabel(point, obstacles) ??
      placeLabel({ ...point, lines: point.lines.slice(0, 1) }, obstacles);
    if (!label) continue;
    labels.set(point, label);
    placed.push(...label.areas);
  }
  return labels;
}

/**
 * Places labels at their points, clear of one another, of the points and of other areas: from west to east, then
 * again with those first that found no room. A label without room loses all but its first line, or is left out.
 */
export function placeLabels(points: readonly Labelled[], taken: readonly Area[] = []) {
  let labels = placeInOrder(
    points.toSorted((a, b) => a.x - b.x),
    taken,
  );
  for (let attempt = 1; attempt < ATTEMPTS && labels.size < points.length; attempt++) {
    const leftOut = points.filter((point) => !labels.has(point));
    labels = placeInOrder([...leftOut, ...labels.keys()], taken);
  }
  return labels;
}

/** How far a leader reaches past the coast, as a share of its length outside. */
const REACH = 0.6;

/**
 * Places a country's name on its own picture: inside its outline, or beside it with a leader if there is no room.
 * @param taken what the name must not cover inside
 */
export function placeCountryName(name: string, outline: Outline, taken: readonly Area[] = []) {
  const [x, y, room] = outline.inside;
  const inner = { x, y, lines: [name], fontSize: nameSizeInside(name, room) ?? 0 };
  const area = areaAround(inner, textWidth(name, inner.fontSize), inner.fontSize);
  const inside = inner.fontSize > 0 && placeLabel(inner, taken, [{ area }]);
  if (inside) return inside;

  const [end, row] = outline.beside;
  const [left, top] = outline.tip;
  const from = { x: left + REACH * (left - end), y: top + REACH * (top - row) };
  const half = textWidth(name, SMALL_NAME_SIZE) / 2;
  const middle = { x: outline.anchor === 'start' ? end + half : end - half, y: row };
  const outer = areaAround(middle, 2 * (half + PADDING), SMALL_NAME_SIZE);
  return placeLabel(
    { ...from, lines: [name], fontSize: SMALL_NAME_SIZE },
    [],
    [{ area: outer, from }],
  );
}
