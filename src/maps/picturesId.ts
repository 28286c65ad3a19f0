/** The id of the element that contains the board's pictures. */
export const PICTURES_ID = 'pictures';
