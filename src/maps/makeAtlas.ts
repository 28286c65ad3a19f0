import type { ZoomLevel } from '../domain/round';
import type { MappedPlace, MapProvider } from './mapProvider';
import { type MercatorBox, mercatorBox, mercatorWidthKm } from './webMercator.ts';

const NAME_DIGITS = 6;
/** The zooms' digits, in base 36, are quarters above this Web Mercator zoom. */
const WIDEST_ZOOM = 3.5;
const NEAREST_LEVEL = 18;
const FARTHEST_LEVEL = 12;
const VIEW = { width: 640, height: 480, tileSize: 256 };

/** The atlas embedded in the site, and what only it can tell. */
export type Atlas = MapProvider & {
  /** What the picture of a level shows, the place at its centre. */
  readonly box: (place: MappedPlace, level: ZoomLevel) => MercatorBox;
  /** The address of the facts of a country's pictures; undefined where it has none. */
  readonly factsUrl: (country: string) => string | undefined;
};

/**
 * Makes the atlas embedded in the site, which needs no token and no network. It has pictures of the
 * first place of each country, at the levels that a round can unlock.
 * @param index by country, the directory of its pictures in six digits, and their zooms in one digit
 * each, from level 18 to 12; no digits where it has no pictures
 */
export function makeAtlas(
  index: Iterable<readonly [country: string, digits: string | undefined]>,
): Atlas {
  const digitsOf = new Map(index);
  const folderOf = (country: string) => {
    const digits = digitsOf.get(country);
    return digits && `/atlas/${digits.slice(0, NAME_DIGITS)}`;
  };
  /**
   * Counted in tiles of 256 pixels at 640 CSS pixels. The levels past the last are shown at the last
   * zoom.
   */
  const zoomOf = (country: string, level: ZoomLevel) => {
    const at = NAME_DIGITS + NEAREST_LEVEL - Math.max(level, FARTHEST_LEVEL);
    return WIDEST_ZOOM + parseInt(digitsOf.get(country)?.[at] ?? '', 36) / 4;
  };
  return {
    id: 'atlas',
    // About has it in full.
    credit: 'NASA Blue Marble · KDE Marble, SRTM · GSHHG',
    picturesAnyPlace: false,
    pictureUrl: ({ country }, level) => {
      const folder = folderOf(country);
      if (folder === undefined) return { unavailable: 'the atlas has no picture of the country' };
      if (level < FARTHEST_LEVEL) return { unavailable: 'the atlas ends before' };
      return { url: `${folder}/${level}.avif` };
    },
    widthKm: ({ country, lat }, level) => mercatorWidthKm(lat, zoomOf(country, level), VIEW),
    box: (place, level) => mercatorBox(place, zoomOf(place.country, level), VIEW),
    factsUrl: (country) => {
      const folder = folderOf(country);
      return folder && `${folder}/facts.json`;
    },
  };
}
