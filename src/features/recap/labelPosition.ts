import type { XY } from './spreadMarkers';

/** A character's width, at its widest, and room above and below a line, in units of the map. */
const CHARACTER = 12;
const LINE = 26;
/** How far below or above its point a name may stand, in the order of preference. */
const OFFSETS = [36, -36, 64, -64, 92, -92];

/**
 * Where the middle of a name's line stands: as near to the middle of its point as the map has room, at
 * the nearest height at which it covers none of the markers, or just below the point.
 */
export function labelPosition(
  name: string,
  point: XY,
  markers: readonly XY[],
  { width, height }: { readonly width: number; readonly height: number },
): XY {
  const halfWidth = Math.min((name.length * CHARACTER) / 2, width / 2);
  const x = Math.min(Math.max(point.x, halfWidth), width - halfWidth);
  const isFree = (y: number) =>
    y > LINE / 2 &&
    y < height - LINE / 2 &&
    markers.every((marker) => Math.abs(marker.x - x) > halfWidth || Math.abs(marker.y - y) > LINE);
  const [below = 0] = OFFSETS;
  return { x, y: point.y + (OFFSETS.find((offset) => isFree(point.y + offset)) ?? below) };
}
