import { COMPASS_POINTS as SECTORS } from '../../../src/domain/geography.ts';
import type { PictureFact } from '../../../src/domain/pictureFacts.ts';
import { type Component, componentsOf, squareAround } from './components.ts';
import { courseOf } from './rivers.ts';
import type { Scene } from './scene.ts';
import { contrastOf, isSeen, LAKE, SEA } from './surface.ts';
import {
  axisOf,
  few,
  kilometres,
  middleOf,
  nearOrFar,
  percentOf,
  polarOf,
  whereOf,
} from './where.ts';

/** Smaller islands go unnoticed: 3 pixels are 12 square CSS pixels. */
const MIN_ISLAND = 3;
/** Shorter islands, in pixels, merge with their neighbours, so their length is unknown. */
const MIN_LENGTH = 6;
const MIN_SEA = 0.025;
/** The least length in pixels of a coast worth mentioning, and how many are. */
const MIN_COAST = 48;
const MAX_COASTS = 2;
/** The sea is on a side, as seen from the crosshair, if it fills this share of it. */
const SIDE = 0.4;
/** Distance within which the crosshair is on an island, in pixels. */
const ASHORE = 3;

/** Smaller lakes go unnoticed: 16 pixels are 64 square CSS pixels. */
const MIN_LAKE = 16;
/** Water narrower than this, in pixels, or with a great river along this share of it, is a wide river. */
const MIN_LAKE_WIDTH = 2;
const FLOWS_THROUGH = 0.5;
/** A lake with less contrast to its shores is invisible. */
const MIN_CONTRAST = 0.25;
const MAX_LAKES = 3;

/** The sea, coasts, islands and lakes of a picture. */
export function waterFacts(scene: Scene): PictureFact[] {
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

function seaFacts(seas: Component[], scene: Scene): PictureFact[] {
  const pixels = seas.flatMap((sea) => sea.pixels);
  const total = scene.surface.length;
  if (pixels.length < MIN_SEA * total) return [];
  const sides = sidesOf(pixels, scene);
  const where = sides.length > 0 ? sides : [whereOf(seas[0].pixels, scene)];
  // There is always some land: the place itself.
  return [['sea', Math.min(95, percentOf(pixels.length, total)), ...where]];
}

/**
 * The one or two sides that pixels fill, if any: the middles of the largest arcs of sectors, or of the
 * halves of an arc that spans more than half the picture.
 */
function sidesOf(pixels: number[], scene: Scene) {
  const count = SECTORS.length;
  const isSea = new Set(pixels);
  const bySector: number[][] = SECTORS.map(() => []);
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
  if (isSide.filter(Boolean).length >= count - 1) return ['*' as const];
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

/** The sector at the middle of an arc, weighted by the shares of its sectors. */
function middleSector(arc: number[], shares: number[]) {
  const total = arc.reduce((sum, sector) => sum + shares[sector], 0);
  return arc[Math.round(arc.reduce((sum, sector, k) => sum + k * shares[sector], 0) / total)];
}

/** The longest shores between a sea and land that extends beyond the frame. */
function coastFacts(seas: Component[], lands: Component[], scene: Scene): PictureFact[] {
  if (scene.isCoarse) return [];
  const seaOf = new Map(seas.flatMap((sea) => sea.pixels.map((i) => [i, sea])));
  return lands
    .filter(({ isWhole }) => !isWhole)
    .flatMap(({ pixels }) => {
      const bySea = new Map<Component, number[]>(seas.map((sea) => [sea, []]));
      for (const i of pixels) {
        const around = squareAround(i, 1, scene);
        const sea = seaOf.get(around.find((j) => scene.surface[j] === SEA) ?? -1);
        if (sea) bySea.get(sea)?.push(i);
      }
      return [...bySea.values()];
    })
    .filter((shore) => shore.length >= MIN_COAST)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_COASTS)
    .map((shore) => ['coast', axisOf(shore, scene).run, whereOf(shore, scene, true)]);
}

function islandFacts(lands: Component[], scene: Scene): PictureFact[] {
  const islands = lands.filter(({ isWhole, pixels }) => isWhole && pixels.length >= MIN_ISLAND);
  const distances = islands.map(({ pixels }) =>
    pixels.reduce((least, i) => Math.min(least, polarOf(i, scene).distance), Infinity),
  );
  const nearest = Math.min(...distances);
  const own = nearest <= ASHORE ? islands[distances.indexOf(nearest)] : undefined;
  // An atoll that the source lacks is drawn from its outline, and so are its neighbours.
  const isOutlined = own !== undefined && !isSeen(own.pixels, scene);
  const further = islands.filter(
    (island) => island !== own && (isOutlined || isSeen(island.pixels, scene)),
  );
  const facts: PictureFact[] = [];
  if (own) {
    const { length, run } = axisOf(own.pixels, scene);
    if (length >= MIN_LENGTH) facts.push(['island', kilometres(length, own.pixels, scene), run]);
  }
  if (further.length) {
    // Each counts equally, whatever its size.
    const middles = further.map(({ pixels }) => middleOf(pixels, scene));
    facts.push(['islands', few(further.length), whereOf(middles, scene)]);
  }
  return facts;
}

function lakeFacts(scene: Scene): PictureFact[] {
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
