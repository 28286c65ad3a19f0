/** Parameters of the pictures. Changing any of them, including VERSION, renders everything again. */
import { FARTHEST_LEVEL, NEAREST_LEVEL } from '../../src/maps/atlasBox.ts';

/** Raise by hand when the same parameters no longer give the same pictures or facts. */
export const VERSION = 8;

/** Side of a tile, and of the one that shows the world at zoom 0, in pixels. */
export const TILE_SIZE = 256;

/** The source's nearest zoom: 611 m per pixel on the equator. */
export const SOURCE_ZOOM = 8;

/** The level at which a country's further places are pictured. */
export { NEAREST_LEVEL };

/** The game's zoom levels, nearest first, with one picture each. */
export const LEVELS: number[] = [];
for (let level = NEAREST_LEVEL; level >= FARTHEST_LEVEL; level -= 1) LEVELS.push(level);

/**
 * Sizes and qualities of the files. At level 18 the source has 393 pixels from west to east on the
 * equator, and 900 at 64°; at every other level 780 or more, enough for most screens.
 */
export const NEAREST_FILE = { width: 800, height: 600, quality: 50 };
export const PLACE_FILE = { ...NEAREST_FILE, quality: 40 };
export const FILE = { width: 1280, height: 960, quality: 33 };

/** Effort 4 takes four times as long to save 3 % of the size. */
export const AVIF_EFFORT = 3;

/** The share of a country's picture that its parts fill, from edge to edge; the rest is air. */
export const FILLED = 0.9;
/** The least width of a country's picture, in km: any closer, the source is a blur. */
export const MIN_COUNTRY_KM = 64;
