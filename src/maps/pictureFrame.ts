/**
 * The frame of most of the atlas's pictures, in whose pixels positions in them are given, whatever size
 * they have on the screen.
 */
export const PICTURE_FRAME = { width: 1280, height: 960, tileSize: 512 };
