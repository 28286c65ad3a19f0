import type { ZoomLevel } from '../domain/round';
import atlasIndex from './atlasIndex.json' with { type: 'json' };
import type { MappedPlace, MapProvider } from './mapProvider';
import { type MercatorBox, mercatorBox, mercatorWidthKm } from './webMercator.ts';

/** By country, the directory of its pictures in six digits, and their zooms in one digit each. */
const INDEX = new Map(Object.entries(atlasIndex));
const NAME_DIGITS = 6;

/** The zooms' digits, in base 36, are quarters above this Web Mercator zoom. */
const WIDEST_ZOOM = 3.5;
const NEAREST_LEVEL = 18;
const FARTHEST_LEVEL = 12;
const VIEW = { width: 640, height: 480, tileSize: 256 };

function folderOf(country: string) {
  const entry = INDEX.get(country);
  return entry && `/atlas/${entry.slice(0, NAME_DIGITS)}`;
}

/**
 * The Web Mercator zoom at which the atlas shows a level of a country, counted in tiles of 256
 * pixels at 640 CSS pixels. The levels past the atlas's last are shown at its last zoom.
 */
export function atlasZoom(country: string, level: ZoomLevel): number {
  const at = NAME_DIGITS + NEAREST_LEVEL - Math.max(level, FARTHEST_LEVEL);
  const quarters = parseInt(INDEX.get(country)?.[at] ?? '', 36);
  return WIDEST_ZOOM + quarters / 4;
}

/** What the atlas's picture of a level shows, the place at its centre. */
export const atlasBox = (place: MappedPlace, level: ZoomLevel): MercatorBox =>
  mercatorBox(place, atlasZoom(place.country, level), VIEW);

/** The address of the facts of a country's pictures; undefined where it has none. */
export function factsUrl(country: string): string | undefined {
  const folder = folderOf(country);
  return folder && `${folder}/facts.json`;
}

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
    const folder = folderOf(country);
    if (folder === undefined) return { unavailable: 'the atlas has no picture of the country' };
    if (level < FARTHEST_LEVEL) return { unavailable: 'the atlas ends before' };
    return { url: `${folder}/${level}.avif` };
  },
  widthKm: ({ country, lat }, level) => mercatorWidthKm(lat, atlasZoom(country, level), VIEW),
};
