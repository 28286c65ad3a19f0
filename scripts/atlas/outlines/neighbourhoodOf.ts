import countries from '../../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import type { Neighbour, Neighbourhood } from '../../../src/maps/neighbourhood.ts';
import { ASPECT, type Extent, project } from '../../../src/maps/webMercator.ts';
import { WORLD_BOX } from '../../../src/maps/worldPicture.ts';
import otherViews from '../../countries/otherViews.json' with { type: 'json' };
import { distancesFrom, type Nearest } from '../distances.ts';
import { twoDigits } from '../facts/where.ts';
import { polygonsWithTerritories } from '../outline.ts';
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

/** The middle of what is seen is looked for on a grid with cells of this many pixels. */
const CELL = 8;
const GRID = { width: FILE.width / CELL, height: FILE.height / CELL };

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
  const box = isIsland ? boxWith(own, around) : own;
  const asked: Neighbour[] = [];
  for (const name of isIsland ? around.map((each) => each.name) : neighbours)
    asked.push(neighboursBeyond.includes(name) ? { name } : await neighbourIn(box, name));
  const kmTo = new Map(distances.map((each) => [each.name, shownKm(each)]));
  kmTo.set(place.name, 0);
  const views = otherViews.filter(({ between }) => between.includes(place.name));
  return {
    box,
    asked,
    // The list has a country twice.
    distances: countries.map(({ name }) => kmTo.get(name) ?? 0),
    ...(views.length > 0 && {
      otherViews: Object.fromEntries(
        views.map(({ between, here }) => [between.find((name) => name !== place.name), here]),
      ),
    }),
  };
}

/** The country's own box, unless the nearest points of others lie beyond it: then one with all of them. */
function boxWith(own: Extent, others: readonly Nearest[]): Extent {
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

async function neighbourIn(box: Extent, name: string): Promise<Neighbour> {
  const path = await pathIn(box, polygonsWithTerritories(name));
  return path ? { name, seen: { path, at: await middleOf(path) } } : { name };
}

/** The innermost cell of a shape in the frame, in pixels. */
async function middleOf(path: string): Promise<readonly [number, number]> {
  const drawing = `<path d="${path}" fill-rule="evenodd" stroke="#000" stroke-width="${CELL / 2}"/>`;
  const mask = [...(await coverageOf(drawing, GRID, FILE))];
  const most = Math.max(...mask);
  if (most === 0) return parseRings(path)[0][0];
  let cells = [...mask.keys()].filter((cell) => mask[cell] >= Math.min(most, 128));
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
