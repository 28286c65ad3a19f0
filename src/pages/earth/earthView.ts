import type { Continent } from '../../domain/continents';
import type { Point } from '../../domain/geography';
import { EARTH_ASPECT, EARTH_FRAME, earthPosition } from '../../maps/earthOutlines';
import type { Position } from '../../maps/webMercator';

/** What is shown of `EARTH_FRAME`, from its top left corner. */
export type View = Position & { readonly width: number };

export const WHOLE_EARTH: View = { x: 0, y: 0, width: EARTH_FRAME.width };

/** West, north, east and south, in degrees; Europe without most of Russia. */
const EXTENTS: Readonly<Record<Continent, readonly [number, number, number, number]>> = {
  Africa: [-26, 38, 60, -36],
  Asia: [26, 56, 149, -12],
  Europe: [-25, 71, 45, 34],
  'North America': [-140, 68, -52, 7],
  'South America': [-92, 14, -32, -56],
  Oceania: [110, 16, 180, -48],
};
/** Samoa and Tonga are beyond the antimeridian, in degrees. */
const BEYOND = 12;

/** The least view that contains a continent. */
export function viewOf(continent: Continent): View {
  const [west, north, east, south] = EXTENTS[continent];
  const start = earthPosition({ lat: north, lon: west });
  const beyond = continent === 'Oceania' ? (BEYOND * EARTH_FRAME.width) / 360 : 0;
  // Just short of the antimeridian, which is at the world's other edge too.
  const end = earthPosition({ lat: south, lon: Math.min(east, 179.9) });
  const [columns, rows] = [end.x + beyond - start.x, end.y - start.y];
  const width = Math.max(columns, rows * EARTH_ASPECT);
  return {
    x: start.x - (width - columns) / 2,
    y: Math.max(0, start.y - (width / EARTH_ASPECT - rows) / 2),
    width,
  };
}

/** A place on the Earth, or its copy beyond the antimeridian if that is in the view. */
export function shownPosition(view: View, point: Point): Position {
  const { x, y } = earthPosition(point);
  const isBeyond = x + EARTH_FRAME.width < view.x + view.width;
  return { x: isBeyond ? x + EARTH_FRAME.width : x, y };
}

/** Where a position is in a view: from 0 to 1 if it is inside. */
export const positionInView = (view: View, { x, y }: Position): Position => ({
  x: (x - view.x) / view.width,
  y: ((y - view.y) * EARTH_ASPECT) / view.width,
});

export function isInView(view: View, position: Position): boolean {
  const { x, y } = positionInView(view, position);
  return Math.min(x, y) >= 0 && Math.max(x, y) <= 1;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next of some places in the direction of an arrow key, nearest first; undefined if there is none. */
export function nextPlace<Place extends Position>(
  key: string,
  from: Position,
  places: readonly Place[],
): Place | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const distances = places.flatMap((place) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    return ahead > 0 && ahead >= aside / 2 ? [{ place, distance: ahead + 2 * aside }] : [];
  });
  return distances.sort((a, b) => a.distance - b.distance)[0]?.place;
}
