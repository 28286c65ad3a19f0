import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { FACTS_VERSION } from '../hash.mjs';
import { coverFacts, landformFacts } from './ground.mjs';
import { riverFacts } from './rivers.mjs';
import { sceneOf } from './scene.mjs';
import { foremostFacts } from './sequence.mjs';
import { waterFacts } from './water.mjs';

/** @typedef {import('../../../src/domain/pictureFacts').PictureFact} PictureFact */
/** @typedef {import('./scene.mjs').Scene} Scene */

/** @typedef {{ lat: number, lon: number, zoom: number }} Picture */

/**
 * The facts of a picture, the most telling first; cached by its place and zoom.
 * @param {Picture} picture
 * @param {import('../masters/store.mjs').Masters} masters
 * @param {string} cache directory
 * @returns {Promise<PictureFact[]>}
 */
export async function factsOf(picture, masters, cache) {
  const path = pathOf(picture, cache);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  const facts = foremostFacts(factsIn(await sceneOf(picture, masters, cache)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, JSON.stringify(facts));
  renameSync(`${path}.part`, path);
  return facts;
}

/**
 * Whether the facts of a picture are in the cache.
 * @param {Picture} picture
 * @param {string} cache directory
 */
export const isKnown = (picture, cache) => existsSync(pathOf(picture, cache));

/**
 * @param {Picture} picture
 * @param {string} cache directory
 */
function pathOf({ lat, lon, zoom }, cache) {
  const inputs = JSON.stringify([lat, lon, zoom, FACTS_VERSION]);
  const name = createHash('sha256').update(inputs).digest('hex').slice(0, 16);
  return `${cache}/facts/${name}.json`;
}

/** @param {Scene} scene */
const factsIn = (scene) => [
  ...waterFacts(scene),
  ...riverFacts(scene),
  ...landformFacts(scene),
  ...coverFacts(scene),
];
