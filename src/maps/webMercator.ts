/** Equatorial radius of WGS84, on which Web Mercator (EPSG:3857) is built, in km. */
const WEB_MERCATOR_RADIUS_KM = 6378.137;

/**
 * The width in km of a strip of Web Mercator pixels along a parallel.
 * @param lat latitude of the strip, degrees
 * @param zoom Web Mercator zoom level, fractions allowed
 * @param pixels width of the strip in CSS pixels
 * @param tileSize pixels of the one tile that shows the world at zoom 0 (512 at Mapbox)
 */
export function mercatorWidthKm(lat: number, zoom: number, pixels: number, tileSize: number) {
  const worldPixels = tileSize * 2 ** zoom;
  const parallelKm = 2 * Math.PI * WEB_MERCATOR_RADIUS_KM * Math.cos((lat * Math.PI) / 180);
  return (parallelKm * pixels) / worldPixels;
}
