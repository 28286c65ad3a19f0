import type { Point } from '../domain/geography';
import type { ZoomLevel } from '../domain/round';
import type { MappedPlace, MapProvider } from './mapProvider';
import { PICTURE_FRAME } from './pictureFrame.ts';
import { mercatorPosition, mercatorWidthKm, type Position } from './webMercator.ts';
import { worldPicture } from './worldPicture.ts';

const NEAREST_LEVEL = 18;
const FARTHEST_LEVEL = 12;
const VIEW = { width: 640, tileSize: 256 };

/** With tiles of 256 pixels, 640 CSS pixels wide, levels 18 to 12 are zooms 8.5 to 2.5. */
const atlasZoom = (level: ZoomLevel) => level - 9.5;

/** Countries whose landmarks are on atolls and islets that the imagery does not resolve. */
const OUTLINED = new Set(['Maldives', 'Marshall Islands', 'Nauru', 'Tuvalu']);

/** The pictures that are part of the site, and what only they have. */
export type Atlas = MapProvider & {
  /** The address of the facts about a country's pictures; undefined if it has none. */
  readonly factsUrl: (country: string) => string | undefined;
  /** The address of a country's `Outline`; undefined if it has none. */
  readonly outlineUrl: (country: string) => string | undefined;
  /** The position of a point in the picture of a landmark, in `PICTURE_FRAME`; it may be outside. */
  readonly positionOf: (point: Point, place: MappedPlace, level: ZoomLevel) => Position;
  readonly world: typeof worldPicture;
};

/**
 * Makes the atlas, which is part of the site and needs no token. It has pictures of each country's
 * landmark at the levels that a round can unlock, and one of each further place, used at all levels.
 * @param index the directory of each country's pictures; undefined if it has none
 * @param base the path that the site is served under, without its last slash
 */
export function makeAtlas(
  index: Iterable<readonly [country: string, directory: string | undefined]>,
  base = '',
): Atlas {
  const directories = new Map(index);
  const folderOf = (country: string) => {
    const directory = directories.get(country);
    return directory && `${base}/atlas/${directory}`;
  };
  return {
    id: 'atlas',
    credit: ({ country }) =>
      `NASA EOSDIS GIBS · NASA Earth Observatory, Blue Marble${OUTLINED.has(country) ? ' · GSHHG' : ''}`,
    farthestPlaceLevel: NEAREST_LEVEL,
    pictureUrl: ({ country, index }, level) => {
      const folder = folderOf(country);
      if (folder === undefined) return null;
      if (index > 0) return `${folder}/${index}.avif`;
      return level < FARTHEST_LEVEL ? null : `${folder}/${level}.avif`;
    },
    widthKm: ({ lat, index }, level) =>
      mercatorWidthKm(lat, atlasZoom(index > 0 ? NEAREST_LEVEL : level), VIEW),
    factsUrl: (country) => {
      const folder = folderOf(country);
      return folder && `${folder}/facts.json`;
    },
    outlineUrl: (country) => {
      const folder = folderOf(country);
      return folder && `${folder}/outline.json`;
    },
    positionOf: (point, place, level) =>
      mercatorPosition(point, place, atlasZoom(level), PICTURE_FRAME),
    world: { ...worldPicture, url: base + worldPicture.url },
  };
}
