/** The frame of most of the atlas's pictures. Positions are in its pixels, whatever the screen's. */
export const PICTURE_FRAME = { width: 1280, height: 960, tileSize: 512 };

/** The id of the element that contains the board's pictures. */
export const PICTURES_ID = 'pictures';
