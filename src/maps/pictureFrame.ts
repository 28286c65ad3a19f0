/**
 * The frame of most of the atlas's pictures. Positions in them are in its pixels, whatever their size on
 * the screen.
 */
export const PICTURE_FRAME = { width: 1280, height: 960, tileSize: 512 };
