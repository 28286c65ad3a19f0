/** Where the marks on the globe begin and end, in degrees east: no outline of a country crosses this meridian. */
export const SEAM = -169.3;
