import type { PictureFact } from '../../../src/domain/pictureFacts.ts';
import { LAKE } from './classes.ts';
import { componentsOf } from './components.ts';
import { courseOf } from './rivers.ts';
import { few } from './round.ts';
import type { Scene } from './scene.ts';
import { contrastOf } from './sight.ts';
import { axisOf, kilometres, middleOf, whereOf } from './where.ts';

/** Smaller lakes go unnoticed: 16 pixels are 64 square CSS pixels. */
const MIN_LAKE = 16;
/** Water narrower than this, in pixels, or with a great river along this share of it, is a wide river. */
const MIN_LAKE_WIDTH = 2;
const FLOWS_THROUGH = 0.5;
/** A lake with less contrast to its shores is invisible. */
const MIN_CONTRAST = 0.25;
const MAX_LAKES = 3;

export function lakeFacts(scene: Scene): PictureFact[] {
  const course = courseOf(scene, 0);
  const lakes = componentsOf((i) => scene.surface[i] === LAKE, scene)
    .filter(({ pixels }) => pixels.length >= MIN_LAKE)
    .map((lake) => ({ ...lake, ...axisOf(lake.pixels, scene), where: whereOf(lake.pixels, scene) }))
    .filter(({ pixels, length }) => pixels.length / length >= MIN_LAKE_WIDTH)
    .filter(({ pixels, length }) => pixels.filter((i) => course[i]).length < FLOWS_THROUGH * length)
    // NaN for a lake that fills the picture, which is kept.
    .filter(({ pixels }) => !(contrastOf(pixels, scene) < MIN_CONTRAST));
  const facts: PictureFact[] = lakes
    .slice(0, MAX_LAKES)
    .sort((a, b) => +(b.where === '.') - +(a.where === '.'))
    .map((lake) => [
      'lake',
      lake.isWhole ? kilometres(lake.length, lake.pixels, scene) : 0,
      lake.where,
    ]);
  const further = lakes.slice(MAX_LAKES).map(({ pixels }) => middleOf(pixels, scene));
  if (further.length) facts.push(['lakes', few(further.length), whereOf(further, scene)]);
  return facts;
}
