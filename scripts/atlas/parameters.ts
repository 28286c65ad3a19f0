/** Parameters of the pictures. Changing any of them, including VERSION, renders everything again. */

/** Raise by hand when the same parameters no longer give the same pictures or facts. */
export const VERSION = 6;

/** Side of a tile, and of the one that shows the world at zoom 0, in pixels. */
export const TILE_SIZE = 256;

/** The source's nearest zoom: 611 m per pixel on the equator. */
export const SOURCE_ZOOM = 8;

/** The size in CSS pixels that zooms refer to. */
export const CSS_SIZE = { width: 640, height: 480 };

/** The game's zoom levels, nearest first, with one picture each. */
export const LEVELS = [18, 17, 16, 15, 14, 13, 12];

/** The level at which a country's further places are pictured. */
export const NEAREST_LEVEL = 18;

/** The zoom of a level of the game. */
export const zoomOf = (level: number) => level - 9.5;

/**
 * Sizes and qualities of the files. At level 18 the source is 453 pixels wide; at every other level it
 * is 905 or more, enough for screens with two pixels per CSS pixel.
 */
export const NEAREST_FILE = { width: 800, height: 600, quality: 54 };
export const PLACE_FILE = { ...NEAREST_FILE, quality: 40 };
export const FILE = { width: 1280, height: 960, quality: 34 };

/** Effort 4 takes four times as long to save 3 % of the size. */
export const AVIF_EFFORT = 3;
