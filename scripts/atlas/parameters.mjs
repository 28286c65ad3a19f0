/** Parameters of the pictures. Changing any of them, including VERSION, re-renders everything. */

/** Raise by hand when the code renders something different from the same parameters. */
export const VERSION = 5;

/** Size of a picture in file pixels, and its width in the CSS pixels that zooms refer to. */
export const PICTURE = { width: 800, height: 600, cssWidth: 640 };

/** Width of the single tile that shows the world at zoom 0, in pixels. */
export const TILE_SIZE = 256;

/** The game's zoom levels, nearest first, with one picture each. */
export const LEVELS = [18, 17, 16, 15, 14, 13, 12];

/** Below q40 flat ground turns blotchy; effort above 3 doubles the time to save 2 % of the size. */
export const AVIF = { quality: 44, effort: 3 };

/** Size of NASA's Blue Marble as shipped with three-globe: equirectangular, the whole world. */
export const COLOUR = { width: 4096, height: 2048 };

/** Resolution of the masters relative to the colour; the extra detail comes from the relief. */
export const REFINEMENT = 3;

export const MASTER = { width: COLOUR.width * REFINEMENT, height: COLOUR.height * REFINEMENT };

/** Successively halved resolutions kept per master: enough for two master pixels per view pixel. */
export const PYRAMID_LEVELS = 4;

/** Strength of the synthetic ground texture, 0 for none. */
export const TEXTURE_STRENGTH = 0.5;

/** Strength of the hillshade, as a share of brightness. */
export const HILLSHADE_STRENGTH = 0.3;
