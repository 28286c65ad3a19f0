import { FILE, LEVELS } from '../parameters.mjs';

/** @typedef {import('./simplify.mjs').Position} Position */

/** What is cut off is cut so many pixels outside of the frame, so that no line shows there. */
export const MARGIN = 16;

/**
 * The corners of an outline's rings, in its frame.
 * @param {string} path as SVG: each ring from its first corner in steps
 * @returns {Position[][]}
 */
export const ringsIn = (path) =>
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

/**
 * Whether a country's outline is what src/maps/outline.ts says.
 * @param {any} outline parsed from its file
 */
export const isOutline = (outline) =>
  LEVELS.includes(outline?.level) &&
  /^(M-?\d+[ -]\d+(l-?\d+([ -]\d+)*)?Z)+$/.test(outline.path) &&
  ringsIn(outline.path)
    .flat()
    .every((corner) => isIn(corner, MARGIN)) &&
  outline.label?.length === 2 &&
  isIn(outline.label, -MARGIN);

/** @type {(position: Position, margin: number) => boolean} in the frame and so many pixels around it */
const isIn = ([x, y], margin) =>
  x >= -margin && x <= FILE.width + margin && y >= -margin && y <= FILE.height + margin;
