import type { Continent } from '../../domain/continents';
import type { Point } from '../../domain/geography';
import { EARTH_FRAME, earthPosition } from '../../maps/earthOutlines';
import type { Position } from '../../maps/webMercator';

/** What is shown of `EARTH_FRAME`, from its top left corner. */
export type View = Position & { readonly width: number };

export const WHOLE_EARTH: View = { x: 0, y: 0, width: EARTH_FRAME.width };

/** With the landmarks of a continent's countries. Oceania's is in part beyond the antimeridian. */
export const CONTINENT_VIEWS: Readonly<Record<Continent, View>> = {
  Africa: { x: 975, y: 908, width: 851 },
  Asia: { x: 1465, y: 710, width: 875 },
  Europe: { x: 998, y: 472, width: 707 },
  'North America': { x: 134, y: 533, width: 926 },
  'South America': { x: 402, y: 1100, width: 875 },
  Oceania: { x: 1974, y: 1085, width: 758 },
};

/** A place on the Earth, or its copy beyond the antimeridian if that is in the view. */
export function shownPosition(view: View, point: Point): Position {
  const { x, y } = earthPosition(point);
  const isBeyond = x + EARTH_FRAME.width < view.x + view.width;
  return { x: isBeyond ? x + EARTH_FRAME.width : x, y };
}
