import { LAKE } from './classes.mjs';
import { componentsOf } from './components.mjs';
import { courseOf } from './rivers.mjs';
import { few } from './round.mjs';
import { contrastOf } from './sight.mjs';
import { axisOf, kilometres, middleOf, whereOf } from './where.mjs';

/** @typedef {import('../../../src/domain/pictureFacts').PictureFact} PictureFact */
/** @typedef {import('./scene.mjs').Scene} Scene */

/** What is smaller goes unnoticed, in pixels: 64 square CSS pixels. */
const LEAST_LAKE = 16;
/** A stretch of water narrower than this, in pixels, is a wide river, not a lake; and so is one that
 * a great river flows through for this share of its length. */
const LEAST_LAKE_WIDTH = 2;
const FLOWS_THROUGH = 0.5;
/** A lake whose colour differs less from that of its shores cannot be seen. */
const LEAST_CONTRAST = 0.25;
const MOST_LAKES = 3;

/**
 * @param {Scene} scene
 * @returns {PictureFact[]}
 */
export function lakeFacts(scene) {
  const course = courseOf(scene, 0);
  const lakes = componentsOf((i) => scene.surface[i] === LAKE, scene)
    .filter(({ pixels }) => pixels.length >= LEAST_LAKE)
    .map((lake) => ({ ...lake, ...axisOf(lake.pixels, scene), where: whereOf(lake.pixels, scene) }))
    .filter(({ pixels, length }) => pixels.length / length >= LEAST_LAKE_WIDTH)
    .filter(({ pixels, length }) => pixels.filter((i) => course[i]).length < FLOWS_THROUGH * length)
    // Nothing is beside a lake that fills the picture.
    .filter(({ pixels }) => !(contrastOf(pixels, scene) < LEAST_CONTRAST));
  /** @type {PictureFact[]} */
  const facts = lakes
    .slice(0, MOST_LAKES)
    .sort((a, b) => +(b.where === '.') - +(a.where === '.'))
    .map((lake) => [
      'lake',
      lake.isWhole ? kilometres(lake.length, lake.pixels, scene) : 0,
      lake.where,
    ]);
  const further = lakes.slice(MOST_LAKES).map(({ pixels }) => middleOf(pixels, scene));
  if (further.length) facts.push(['lakes', few(further.length), whereOf(further, scene)]);
  return facts;
}
