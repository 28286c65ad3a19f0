/** The choices that make a picture what it is. A change here, or of VERSION, renders all anew. */

/** Raised by hand when the code comes to draw something else from the same parameters. */
export const VERSION = 3;

/** A picture in its file's pixels, and the CSS pixels that Web Mercator zooms are counted at. */
export const PICTURE = { width: 800, height: 600, cssWidth: 640 };

/** Pixels of the one tile that shows the world at zoom 0. */
export const TILE_SIZE = 256;

/** The game's zoom levels, nearest first: a picture each. */
export const LEVELS = [18, 17, 16, 15, 14, 13, 12];

/** Below q40 flat ground turns blotchy; effort above 3 takes twice the time for 2 % of the size. */
export const AVIF = { quality: 44, effort: 3 };

/** The pixels of NASA's Blue Marble as three-globe ships it, an equirectangular world. */
export const COLOUR = { width: 4096, height: 2048 };

/** How many times finer the masters are than the colour; the detail comes from the relief. */
export const REFINEMENT = 3;

export const MASTER = { width: COLOUR.width * REFINEMENT, height: COLOUR.height * REFINEMENT };

/** Half resolutions kept of each master: enough for views of two master pixels to one. */
export const PYRAMID_LEVELS = 4;

/** Strength of the ground's synthetic fine texture, 0 for none. */
export const TEXTURE_STRENGTH = 1.15;

/** Strength of the hillshade, as a share of brightness. */
export const HILLSHADE_STRENGTH = 0.22;
