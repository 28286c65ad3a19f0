import { componentsOf } from './components.mjs';
import { RANKS } from './courses.mjs';
import { contrastOf } from './sight.mjs';
import { axisOf, whereOf } from './where.mjs';

/** @typedef {import('../../../src/domain/pictureFacts').PictureFact} PictureFact */
/** @typedef {import('./scene.mjs').Scene} Scene */

/** A course as long as this, in pixels, is worth telling; the two longest of a rank are. */
const LEAST_COURSE = 80;
const MOST = 2;
/** A river whose colour differs less from that of the land beside it cannot be seen. */
const LEAST_CONTRAST = 0.125;

/**
 * The large rivers of a picture.
 * @param {Scene} scene
 * @returns {PictureFact[]}
 */
export const riverFacts = (scene) =>
  RANKS.flatMap((rank) => {
    const course = courseOf(scene, rank);
    return componentsOf((i) => course[i] === 1, scene)
      .map(({ pixels }) => ({ pixels, ...axisOf(pixels, scene) }))
      .filter(({ length }) => length >= LEAST_COURSE)
      .sort((a, b) => b.length - a.length)
      .filter(({ pixels }) => contrastOf(pixels, scene) >= LEAST_CONTRAST)
      .slice(0, MOST)
      .map(
        ({ pixels, run }) =>
          /** @type {const} */ (['river', rank, run, whereOf(pixels, scene, true)]),
      );
  });

/**
 * 1 on the pixels that rivers of a rank flow through.
 * @param {Scene} scene
 * @param {number} rank
 */
export function courseOf({ rivers, width, height }, rank) {
  const course = new Uint8Array(width * height);
  for (const river of rivers) {
    if (river.rank !== rank) continue;
    river.points.forEach(([x, y], i) => {
      const [fromX, fromY] = river.points[Math.max(0, i - 1)];
      const steps = Math.ceil(Math.max(Math.abs(x - fromX), Math.abs(y - fromY))) + 1;
      for (let step = 1; step <= steps; step++) {
        const u = Math.floor(fromX + ((x - fromX) * step) / steps);
        const v = Math.floor(fromY + ((y - fromY) * step) / steps);
        if (u >= 0 && u < width && v >= 0 && v < height) course[v * width + u] = 1;
      }
    });
  }
  return course;
}
