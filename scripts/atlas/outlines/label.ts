import { NAME_SIZE, type Outline, SMALL_NAME_SIZE } from '../../../src/maps/outline.ts';
import type { Size } from '../mercator.ts';
import { FILE } from '../parameters.ts';
import { coverageOf } from '../raster.ts';

/** The label and the corner are looked for on a grid with cells of this many pixels. */
const CELL = 4;
const [COLUMNS, ROWS] = [FILE.width / CELL, FILE.height / CELL];
/** The least distances, in cells: from the frame, between a name and the country, and around the landmark. */
const EDGE = 5;
const GAP = 8;
const DOT = 8;
/** The cells of the locator, on phones, and of the scale bar. */
const LOCATOR = { width: 70, height: 54 };
const SCALE_BAR = { width: 105, height: 22 };
const HALF_LINE = Math.ceil(NAME_SIZE / 2 / CELL);
/** The pull of the country's middle on a name beside it, as a share of the distance. */
const PULL = 0.25;
const CORNERS = ['ne', 'se', 'nw'] as const;

type Area = Size & { left: number; top: number };

type Cells = (column: number, row: number) => boolean;

/** Counts the set cells of an area within the frame. */
function count({ left, top, width, height }: Area, isSet: Cells) {
  let sum = 0;
  for (let row = Math.max(0, top); row < Math.min(ROWS, top + height); row++) {
    for (let column = Math.max(0, left); column < Math.min(COLUMNS, left + width); column++) {
      if (isSet(column, row)) sum++;
    }
  }
  return sum;
}

const cornerArea = (corner: Outline['corner'] | 'sw', { width, height }: Size) => ({
  left: corner.endsWith('e') ? COLUMNS - width : 0,
  top: corner.startsWith('s') ? ROWS - height : 0,
  width,
  height,
});

const isIn = ({ left, top, width, height }: Area, column: number, row: number) =>
  column >= left && column < left + width && row >= top && row < top + height;

/**
 * Where a country's name and the locator belong: the locator in the corner with least of the country; the
 * name inside, in the row with most room, and for languages in which it does not fit there beside it.
 * @param landmark its position in pixels
 * @param longest the width of the longest name at `SMALL_NAME_SIZE`
 */
export async function labelOf(path: string, landmark: readonly [number, number], longest: number) {
  // Vatican City is smaller than a cell: the landmark belongs to the country in any case.
  const dot = `<circle cx="${landmark[0]}" cy="${landmark[1]}" r="${CELL}"/>`;
  const drawing = `<path d="${path}" fill-rule="evenodd" stroke="#000" stroke-width="${CELL}"/>${dot}`;
  const mask = await coverageOf(drawing, { width: COLUMNS, height: ROWS }, FILE);
  const isLand: Cells = (column, row) => mask[row * COLUMNS + column] > 127;
  const landIn = (corner: Outline['corner']) => count(cornerArea(corner, LOCATOR), isLand);
  const corner = CORNERS.reduce((best, other) => (landIn(other) < landIn(best) ? other : best));
  const [dotColumn, dotRow] = landmark.map((pixels) => pixels / CELL);
  const taken = [
    cornerArea(corner, LOCATOR),
    cornerArea('sw', SCALE_BAR),
    { left: dotColumn - DOT, top: dotRow - DOT, width: 2 * DOT, height: 2 * DOT },
  ];
  const isTaken: Cells = (column, row) => taken.some((area) => isIn(area, column, row));
  return {
    corner,
    inside: mostRoom((column, row) => isLand(column, row) && !isTaken(column, row)),
    ...nearestBeside(isLand, isTaken, Math.ceil(longest / CELL)),
  };
}

/** The middle of the longest line of text that fits inside, and its length; in pixels. */
function mostRoom(isFree: Cells) {
  let best = { column: 0, row: 0, length: 0 };
  for (let row = HALF_LINE + EDGE; row < ROWS - HALF_LINE - EDGE; row++) {
    let length = 0;
    for (let column = EDGE; column < COLUMNS - EDGE; column++) {
      const strip = { left: column, top: row - HALF_LINE, width: 1, height: 2 * HALF_LINE };
      length = count(strip, isFree) === strip.height ? length + 1 : 0;
      if (length > best.length) best = { column, row, length };
    }
  }
  const { column, row, length } = best;
  return [(column + 1 - length / 2) * CELL, row * CELL, length * CELL] as const;
}

/** The line of text nearest to the country without covering it, and the country's point nearest to that. */
function nearestBeside(isLand: Cells, isTaken: Cells, width: number) {
  const shore: [number, number][] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const isInner = isLand(column + 1, row) && isLand(column, row + 1) && isLand(column, row - 1);
      if (isLand(column, row) && !(isInner && isLand(column - 1, row))) shore.push([column, row]);
    }
  }
  const middleOf = (axis: 0 | 1) => shore.reduce((sum, at) => sum + at[axis], 0) / shore.length;
  const [middleX, middleY] = [middleOf(0), middleOf(1)];
  const height = Math.ceil((1.2 * SMALL_NAME_SIZE) / CELL);
  let best: Pick<Outline, 'beside' | 'tip' | 'anchor'> = {
    beside: [FILE.width / 2, FILE.height / 2],
    tip: [0, 0],
    anchor: 'start',
  };
  let least = Infinity;
  for (let row = EDGE; row < ROWS - height - EDGE; row += 2) {
    for (let left = EDGE; left < COLUMNS - width - EDGE; left += 2) {
      const area = { left: left - GAP / 2, top: row, width: width + GAP, height };
      if (count(area, (x, y) => isLand(x, y) || isTaken(x, y)) > 0) continue;
      const middle = row + height / 2;
      for (const [anchor, column] of [
        ['start', left],
        ['end', left + width],
      ] as const) {
        for (const [x, y] of shore) {
          const gap = Math.hypot(x - column, y - middle);
          const distance = gap + PULL * Math.hypot(x - middleX, y - middleY);
          if (distance >= least || gap < GAP) continue;
          // The leader ends where the text begins.
          if (anchor === 'start' ? x > column : x < column) continue;
          least = distance;
          best = { beside: [column * CELL, middle * CELL], tip: [x * CELL, y * CELL], anchor };
        }
      }
    }
  }
  return best;
}
