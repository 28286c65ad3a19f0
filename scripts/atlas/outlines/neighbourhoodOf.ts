import { geoArea } from 'd3-geo';

import countries from '../../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { WORLD_BOX } from '../../../src/maps/atlasBox.ts';
import type { Neighbour, Neighbourhood } from '../../../src/maps/neighbourhood.ts';
import { ASPECT, type Extent, project } from '../../../src/maps/webMercator.ts';
import otherViews from '../../countries/otherViews.json' with { type: 'json' };
import { distancesFrom, type Nearest } from '../distances.ts';
import { twoDigits } from '../facts/where.ts';
import { borderBetween, polygonsWithTerritories } from '../outline.ts';
import { FILE } from '../parameters.ts';
import type { Place } from '../places.ts';
import { coverageOf } from '../raster.ts';
import { countryBox } from './countryBox.ts';
import { countryFacts } from './countryFacts.ts';
import { pathIn } from './pathIn.ts';
import { parseRings } from './rings.ts';

/** How many of the nearest countries are asked for where there is no land border, or more if the last are alike. */
const NEAREST = 3;
/** Within which distances are good. */
const ACCURACY_KM = 10;
/** The share of the picture that the country and the nearest points of these take up. */
const FILLED = 0.72;

/** The size of a neighbour's mark, in pixels. */
const MARK = 56;
/** If marks would touch in the country's own picture, the share of it that one fitted to its borders keeps. */
const CORE = 0.4;

/** Half of a cell's coverage. */
const HALF = 128;

/** The middle of what is seen is looked for on a grid with cells of this many pixels. */
const CELL = 8;
const GRID = { width: FILE.width / CELL, height: FILE.height / CELL };

const isInScaleBar = (cell: number) =>
  cell % GRID.width < 0.33 * GRID.width && cell >= 0.9 * GRID.height * GRID.width;

/** As the site shows it: to two significant digits, and never 0. */
const shownKm = ({ km }: Nearest) => Math.max(1, twoDigits(km));

/** The nearest three, and all that are as near as the third: as far as distances are good, or as they are shown. */
function nearestOf(distances: readonly Nearest[]) {
  const sorted = distances.toSorted((a, b) => a.km - b.km);
  const reach = sorted[NEAREST - 1].km + ACCURACY_KM;
  const farthest = Math.max(...sorted.filter(({ km }) => km <= reach).map(shownKm));
  return sorted.filter((each) => shownKm(each) <= farthest);
}

/** What lies around a country, as the site's `Neighbourhood`. */
export async function neighbourhoodOf(place: Place): Promise<Neighbourhood> {
  const own = countryBox(place);
  const { neighbours, neighboursBeyond } = countryFacts(place.name, own);
  const distances = distancesFrom(place);
  const around = nearestOf(distances.filter(({ name }) => name !== place.name));
  const isIsland = neighbours.length === 0;
  const names = isIsland ? around.map((each) => each.name) : neighbours;
  let box = isIsland ? boxWith(own, around) : own;
  let asked = await neighboursIn(box, names, neighboursBeyond);
  if (!isIsland && areCrowded(asked)) {
    box = boxWith({ ...own, width: CORE * own.width }, bordersOf(place.name, names));
    asked = await neighboursIn(box, names, neighboursBeyond);
  }
  const kmTo = new Map(distances.map((each) => [each.name, shownKm(each)]));
  kmTo.set(place.name, 0);
  const views = otherViews.flatMap(({ between, here }) => {
    const other = between.find((name) => name !== place.name);
    return other !== undefined && between.includes(place.name) ? [[other, here] as const] : [];
  });
  return {
    box,
    asked,
    // The list has a country twice.
    distances: countries.map(({ name }) => kmTo.get(name) ?? 0),
    ...(views.length > 0 && { otherViews: Object.fromEntries(views) }),
  };
}

/** Whether the marks of two neighbours would touch. */
const areCrowded = (asked: readonly Neighbour[]) =>
  asked.some(({ seen: a }, index) =>
    asked
      .slice(index + 1)
      .some(({ seen: b }) => a && b && Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < MARK),
  );

const bordersOf = (country: string, neighbours: readonly string[]) =>
  neighbours.flatMap((name) =>
    borderBetween(country, name).map(([lon, lat]) => ({ point: { lat, lon } })),
  );

/** The country's own box, unless some points lie at its edge or beyond it: then one with all of them. */
function boxWith(own: Extent, others: readonly Pick<Nearest, 'point'>[]): Extent {
  const points = others.map(({ point }) => {
    const { x, y } = project(point);
    return { x: x + Math.round(own.x - x), y };
  });
  const half = { x: own.width / 2, y: own.width / 2 / ASPECT };
  const isIn = (x: number, y: number) =>
    Math.abs(x - own.x) < FILLED * half.x && Math.abs(y - own.y) < FILLED * half.y;
  if (points.every(({ x, y }) => isIn(x, y))) return own;
  const edges = (axis: 'x' | 'y') => [
    ...points.map((point) => point[axis]),
    own[axis] - FILLED * half[axis],
    own[axis] + FILLED * half[axis],
  ];
  const [west, east] = [Math.min(...edges('x')), Math.max(...edges('x'))];
  const [north, south] = [Math.min(...edges('y')), Math.max(...edges('y'))];
  const width = Math.min(WORLD_BOX.width, Math.max(east - west, (south - north) * ASPECT) / FILLED);
  const room = (WORLD_BOX.width - width) / 2 / ASPECT;
  const y = Math.max(WORLD_BOX.y - room, Math.min(WORLD_BOX.y + room, (north + south) / 2));
  return { x: (west + east) / 2, y, width };
}

async function neighboursIn(box: Extent, names: readonly string[], beyond: readonly string[]) {
  const asked: Neighbour[] = [];
  for (const name of names)
    asked.push(beyond.includes(name) ? { name } : await neighbourIn(box, name));
  return asked;
}

async function neighbourIn(box: Extent, name: string): Promise<Neighbour> {
  const polygons = polygonsWithTerritories(name);
  const path = await pathIn(box, polygons);
  if (!path) return { name };
  // Norway's name belongs on its mainland, although Mercator has more of Svalbard.
  const [mainland] = polygons.toSorted((a, b) => geoArea(b) - geoArea(a));
  const largest = await middleOf(await pathIn(box, [mainland]));
  return {
    name,
    seen: { path, at: largest ?? (await middleOf(path, 1)) ?? parseRings(path)[0][0] },
  };
}

/**
 * The innermost cell of a shape in the frame, in pixels.
 * @param least what the shape has to cover of some cell, up to 255
 */
async function middleOf(
  path: string,
  least = HALF,
): Promise<readonly [number, number] | undefined> {
  const drawing = `<path d="${path}" fill-rule="evenodd" stroke="#000" stroke-width="${CELL / 2}"/>`;
  const shown = [...(await coverageOf(drawing, GRID, FILE))];
  // Not below the scale bar, unless the whole is there.
  const clear = shown.map((share, cell) => (isInScaleBar(cell) ? 0 : share));
  const mask = clear.some((share) => share >= HALF) ? clear : shown;
  const most = Math.max(...mask);
  if (most < least) return undefined;
  let cells = [...mask.keys()].filter((cell) => mask[cell] >= Math.min(most, HALF));
  // What touches the frame is open there.
  const isInner = (left: ReadonlySet<number>) => (cell: number) =>
    cell % GRID.width > 0 &&
    (cell + 1) % GRID.width > 0 &&
    [1, -1, GRID.width, -GRID.width].every((step) => left.has(cell + step));
  for (let inner = cells; inner.length > 0; inner = cells.filter(isInner(new Set(cells))))
    cells = inner;
  const cell = cells[Math.floor(cells.length / 2)];
  return [((cell % GRID.width) + 0.5) * CELL, (Math.floor(cell / GRID.width) + 0.5) * CELL];
}
