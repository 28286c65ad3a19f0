import type { XY } from './spreadMarkers';

/** A character's width, at its widest, and room above and below a line, in units of the map. */
const CHARACTER = 12;
const LINE = 26;
/** How far below or above its point a name may stand, in the order of preference. */
const OFFSETS = [36, -36, 64, -64, 92, -92];

/**
 * Where the middle of a name's line stands that is centred on a point: the nearest height at which
 * it covers none of the markers, or just below the point.
 */
export function labelY(name: string, point: XY, markers: readonly XY[], height: number): number {
  const halfWidth = (name.length * CHARACTER) / 2;
  const isFree = (y: number) =>
    y > LINE / 2 &&
    y < height - LINE / 2 &&
    markers.every(
      (marker) => Math.abs(marker.x - point.x) > halfWidth || Math.abs(marker.y - y) > LINE,
    );
  const [below = 0] = OFFSETS;
  return point.y + (OFFSETS.find((offset) => isFree(point.y + offset)) ?? below);
}
