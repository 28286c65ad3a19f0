import { atlasBox, FARTHEST_LEVEL, NEAREST_LEVEL, WORLD_BOX } from './atlasBox.ts';
import type { MapProvider, Picture } from './mapProvider';
import type { Extent } from './webMercator';

const WORLD_FILE = '/atlas/world-da742f.avif';

const CREDIT = 'NASA EOSDIS GIBS · NASA Earth Observatory, Blue Marble';
/** Countries whose landmarks are on atolls and islets that the imagery does not resolve. */
const OUTLINED = new Set(['Maldives', 'Marshall Islands', 'Nauru', 'Tuvalu']);

/** Countries without a flag in flag-icons. */
const FLAGLESS = new Set(['Northern Cyprus', 'Somaliland']);

const creditOf = (country: string) => (OUTLINED.has(country) ? `${CREDIT} · GSHHG` : CREDIT);

export const ATLAS_FILES = [
  'facts.json',
  'outline.json',
  'neighbours.json',
  'country.avif',
  'flag.avif',
] as const;
/** The numbers are of a level, or of a further place. */
type AtlasFile = (typeof ATLAS_FILES)[number] | `${number}.avif`;
export type PictureFile = Extract<AtlasFile, `${string}.avif`>;

/** The site's own pictures, and the files that only they have. */
export type Atlas = MapProvider & {
  /** The address of a file about a country: a picture, facts of its pictures, or its `Outline`, if it has it. */
  readonly fileUrl: (country: string, file: AtlasFile) => string | undefined;
  /**
   * The picture of a whole country, if the atlas has the country.
   * @param box what it shows, by the country's outline
   */
  readonly countryPicture: (country: string, box: Extent) => Picture | null;
  readonly world: Picture;
};

/**
 * Makes the atlas, which is part of the site and needs no token. It has pictures of each country's
 * landmark at the levels that a round can unlock, one of the whole country, and one of each further place
 * that is far from the others, used at all levels.
 * @param index the directory of each country's pictures; undefined if it has none
 * @param base the site's base path, without a trailing slash
 */
export function makeAtlas(
  index: Iterable<readonly [country: string, directory: string | undefined]>,
  base = '',
): Atlas {
  const directories = new Map(index);
  const fileOf = (country: string, file: string) => {
    const directory = directories.get(country);
    return directory && `${base}/atlas/${directory}/${file}`;
  };
  const pictureOf = (country: string, file: string, box: Extent): Picture | null => {
    const url = fileOf(country, file);
    return url ? { url, box, credit: creditOf(country), isOfAtlas: true } : null;
  };
  return {
    id: 'atlas',
    farthestPlaceLevel: NEAREST_LEVEL,
    picture: (place, level) => {
      const { country, index } = place;
      if (index > 0) return pictureOf(country, `${index}.avif`, atlasBox(place, NEAREST_LEVEL));
      if (level < FARTHEST_LEVEL) return null;
      return pictureOf(country, `${level}.avif`, atlasBox(place, level));
    },
    fileUrl: (country, file) =>
      file === 'flag.avif' && FLAGLESS.has(country) ? undefined : fileOf(country, file),
    countryPicture: (country, box) => pictureOf(country, 'country.avif', box),
    world: { url: base + WORLD_FILE, box: WORLD_BOX, credit: CREDIT, isOfAtlas: true },
  };
}
