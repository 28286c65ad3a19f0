import type { ZoomLevel } from '../domain/round';
import atlasIndex from './atlasIndex.json' with { type: 'json' };
import type { MappedPlace, MapProvider } from './mapProvider';
import { type MercatorBox, mercatorBox, mercatorWidthKm } from './webMercator.ts';

/** By country, the name of its pictures, and their zooms where they are not the standard ones. */
const INDEX = new Map<string, string | readonly (string | number)[]>(Object.entries(atlasIndex));

/** Web Mercator zooms of the pictures of levels 18 to 12, counted at 640 CSS pixels. */
const STANDARD_ZOOMS = [6.5, 6, 5.5, 5, 4.5, 4, 3.5];
const NEAREST_LEVEL = 18;
const VIEW = { width: 640, height: 480, tileSize: 256 };

function entryOf(country: string) {
  const [name, ...closer] = [INDEX.get(country) ?? []].flat();
  return { name, zooms: closer.length > 0 ? closer.map(Number) : STANDARD_ZOOMS };
}

/**
 * The Web Mercator zoom at which the atlas shows a level of a country, counted in tiles of 256
 * pixels at 640 CSS pixels. The levels past the atlas's last are shown at its last zoom.
 */
export function atlasZoom(country: string, level: ZoomLevel): number {
  const { zooms } = entryOf(country);
  return zooms[Math.min(NEAREST_LEVEL - level, zooms.length - 1)] ?? NaN;
}

/** What the atlas's picture of a level shows, the place at its centre. */
export const atlasBox = (place: MappedPlace, level: ZoomLevel): MercatorBox =>
  mercatorBox(place, atlasZoom(place.country, level), VIEW);

/**
 * The atlas embedded in the site: it needs no token and no network. It has pictures of the first
 * place of each country, at the levels that a round can unlock.
 */
export const atlas: MapProvider = {
  id: 'atlas',
  // About has it in full.
  credit: 'NASA Blue Marble · KDE Marble, SRTM · GSHHG',
  picturesAnyPlace: false,
  pictureUrl: ({ country }, level) => {
    const { name, zooms } = entryOf(country);
    if (name === undefined) return { unavailable: 'the atlas has no picture of the country' };
    if (NEAREST_LEVEL - level >= zooms.length) return { unavailable: 'the atlas ends before' };
    return { url: `/atlas/${name}/${level}.avif` };
  },
  widthKm: ({ country, lat }, level) => mercatorWidthKm(lat, atlasZoom(country, level), VIEW),
};
