import type { PictureFact } from '../../../src/domain/pictureFacts.ts';
import { componentsOf } from './components.ts';
import { RANKS } from './courses.ts';
import type { Scene } from './scene.ts';
import { contrastOf } from './sight.ts';
import { axisOf, whereOf } from './where.ts';

/** The least length in pixels of a course worth mentioning, and how many of a rank are. */
const MIN_LENGTH = 80;
const MAX_RIVERS = 2;
/** A river with less contrast to the land beside it is invisible. */
const MIN_CONTRAST = 0.125;

/** The large rivers of a picture. */
export const riverFacts = (scene: Scene): PictureFact[] =>
  RANKS.flatMap((rank) => {
    const course = courseOf(scene, rank);
    return componentsOf((i) => course[i] === 1, scene)
      .map(({ pixels }) => ({ pixels, ...axisOf(pixels, scene) }))
      .filter(({ length }) => length >= MIN_LENGTH)
      .sort((a, b) => b.length - a.length)
      .filter(({ pixels }) => contrastOf(pixels, scene) >= MIN_CONTRAST)
      .slice(0, MAX_RIVERS)
      .map(({ pixels, run }) => ['river', rank, run, whereOf(pixels, scene, true)] as const);
  });

/** 1 on the pixels that rivers of a rank flow through. */
export function courseOf({ rivers, width, height }: Scene, rank: number) {
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
