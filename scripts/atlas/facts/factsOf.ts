import { LEVELS } from '../parameters.ts';
import type { Place } from '../places.ts';
import { picturesOf } from '../plan.ts';
import { coverFacts, landformFacts } from './ground.ts';
import type { Heights } from './heights.ts';
import { readRivers, riverFacts } from './rivers.ts';
import { sceneOf } from './scene.ts';
import { foremostFacts, sequenceOf } from './sequence.ts';
import { waterFacts } from './water.ts';

const rivers = readRivers();

/** What the pictures of a country's first place show, nearest first. */
export async function factsOf(place: Place, heights: Heights) {
  const pictures = picturesOf(place).slice(0, LEVELS.length);
  const scenes = await Promise.all(pictures.map(({ box }) => sceneOf(box, heights, rivers)));
  const levels = scenes.map((scene) =>
    [waterFacts, riverFacts, landformFacts, coverFacts].flatMap((tell) => tell(scene)),
  );
  return sequenceOf(levels.map(foremostFacts));
}
