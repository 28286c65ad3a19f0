import { isCoarse, SEA } from './classes.mjs';
import { componentsOf, squareAround } from './components.mjs';
import { lakeFacts } from './lakes.mjs';
import { few, percentOf } from './round.mjs';
import { isSeen } from './sight.mjs';
import { axisOf, kilometres, middleOf, nearOrFar, polarOf, SECTORS, whereOf } from './where.mjs';

/** @typedef {import('../../../src/domain/pictureFacts').PictureFact} PictureFact */
/** @typedef {import('./scene.mjs').Scene} Scene */
/** @typedef {import('./components.mjs').Component} Component */

/** What is smaller goes unnoticed, in pixels: 12 square CSS pixels. */
const LEAST_ISLAND = 3;
/** A shorter island runs together with its neighbours, so that its length cannot be told, in pixels. */
const LEAST_LENGTH = 6;
const LEAST_SEA = 0.025;
/** A coast as long as this, in pixels, is worth telling; the two longest are. */
const LEAST_COAST = 48;
const MOST_COASTS = 2;
/** The sea lies on the sides of which it fills this share, as seen from the crosshair. */
const SIDE = 0.4;
/** Distance within which the crosshair is on an island, in pixels. */
const ASHORE = 3;

/**
 * The sea, coasts, islands and lakes of a picture.
 * @param {Scene} scene
 * @returns {PictureFact[]}
 */
export function waterFacts(scene) {
  const { surface } = scene;
  const seas = componentsOf((i) => surface[i] === SEA, scene);
  const lands = componentsOf((i) => surface[i] !== SEA, scene);
  return [
    ...islandFacts(lands, scene),
    ...seaFacts(seas, scene),
    ...coastFacts(seas, lands, scene),
    ...lakeFacts(scene),
  ];
}

/**
 * @param {Component[]} seas
 * @param {Scene} scene
 * @returns {PictureFact[]}
 */
function seaFacts(seas, scene) {
  const pixels = seas.flatMap((sea) => sea.pixels);
  const total = scene.surface.length;
  if (pixels.length < LEAST_SEA * total) return [];
  const sides = sidesOf(pixels, scene);
  const where = sides.length ? sides : [whereOf(seas[0].pixels, scene)];
  // There is always some land: the place.
  return [['sea', Math.min(95, percentOf(pixels.length, total)), ...where]];
}

/**
 * The one or two sides that pixels fill, if any: the middles of the largest arcs of sectors, or of the
 * halves of an arc that spans more than half the picture.
 * @param {number[]} pixels
 * @param {Scene} scene
 */
function sidesOf(pixels, scene) {
  const count = SECTORS.length;
  const isSea = new Set(pixels);
  /** @type {number[][]} */
  const bySector = SECTORS.map(() => []);
  const sizes = SECTORS.map(() => 0);
  const seas = SECTORS.map(() => 0);
  for (let i = 0; i < scene.surface.length; i++) {
    const { sector, distance } = polarOf(i, scene);
    sizes[sector] += 1 / distance;
    if (!isSea.has(i)) continue;
    seas[sector] += 1 / distance;
    bySector[sector].push(i);
  }
  const shares = seas.map((sea, sector) => sea / sizes[sector]);
  const isSide = shares.map((share) => share >= SIDE);
  if (isSide.filter(Boolean).length >= count - 1) return [/** @type {const} */ ('*')];
  const arcs = isSide.flatMap((side, first) => {
    if (!side || isSide[(first + count - 1) % count]) return [];
    const arc = [first];
    while (isSide[(first + arc.length) % count]) arc.push((first + arc.length) % count);
    return arc.length > 4
      ? [arc.slice(0, arc.length >> 1), arc.slice((arc.length + 1) >> 1)]
      : [arc];
  });
  return arcs
    .map((arc) => ({ arc, part: arc.flatMap((sector) => bySector[sector]) }))
    .sort((a, b) => b.part.length - a.part.length)
    .slice(0, 2)
    .map(({ arc, part }) => nearOrFar(middleSector(arc, shares), part, scene));
}

/**
 * The sector at the middle of an arc, by the shares of its sectors.
 * @param {number[]} arc
 * @param {number[]} shares by sector
 */
function middleSector(arc, shares) {
  const total = arc.reduce((sum, sector) => sum + shares[sector], 0);
  return arc[Math.round(arc.reduce((sum, sector, k) => sum + k * shares[sector], 0) / total)];
}

/**
 * The longest shores between a sea and a land that goes on beyond the frame.
 * @param {Component[]} seas
 * @param {Component[]} lands
 * @param {Scene} scene
 * @returns {PictureFact[]}
 */
function coastFacts(seas, lands, scene) {
  if (isCoarse(scene)) return [];
  const seaOf = new Map(seas.flatMap((sea) => sea.pixels.map((i) => [i, sea])));
  return lands
    .filter(({ isWhole }) => !isWhole)
    .flatMap(({ pixels }) => {
      /** @type {Map<Component, number[]>} */
      const bySea = new Map(seas.map((sea) => [sea, []]));
      for (const i of pixels) {
        const around = squareAround(i, 1, scene);
        const sea = seaOf.get(around.find((j) => scene.surface[j] === SEA) ?? -1);
        if (sea) bySea.get(sea)?.push(i);
      }
      return [...bySea.values()];
    })
    .filter((shore) => shore.length >= LEAST_COAST)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_COASTS)
    .map((shore) => ['coast', axisOf(shore, scene).run, whereOf(shore, scene, true)]);
}

/**
 * @param {Component[]} lands
 * @param {Scene} scene
 * @returns {PictureFact[]}
 */
function islandFacts(lands, scene) {
  const islands = lands.filter(({ isWhole, pixels }) => isWhole && pixels.length >= LEAST_ISLAND);
  const distances = islands.map(({ pixels }) =>
    pixels.reduce((least, i) => Math.min(least, polarOf(i, scene).distance), Infinity),
  );
  const nearest = Math.min(...distances);
  const own = nearest <= ASHORE ? islands[distances.indexOf(nearest)] : undefined;
  // An atoll that the source does not show is drawn from its outline, and so are its neighbours.
  const isOutlined = own && !isSeen(own.pixels, scene);
  const further = islands.filter(
    (island) => island !== own && (isOutlined || isSeen(island.pixels, scene)),
  );
  /** @type {PictureFact[]} */
  const facts = [];
  if (own) {
    const { length, run } = axisOf(own.pixels, scene);
    if (length >= LEAST_LENGTH) facts.push(['island', kilometres(length, own.pixels, scene), run]);
  }
  if (further.length) {
    // Each counts alike, wherever its middle is.
    const middles = further.map(({ pixels }) => middleOf(pixels, scene));
    facts.push(['islands', few(further.length), whereOf(middles, scene)]);
  }
  return facts;
}
