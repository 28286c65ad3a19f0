import { createHash } from 'node:crypto';

import { picturedPlaces } from '../../src/domain/picturedPlaces.ts';
import type { ATLAS_FILES } from '../../src/maps/atlas.ts';
import { atlasBox, WORLD_BOX } from '../../src/maps/atlasBox.ts';
import type { Extent } from '../../src/maps/webMercator.ts';
import { hasFlag } from './flags.ts';
import type { Size } from './mercator.ts';
import { countryBox } from './outlines/countryBox.ts';
import * as parameters from './parameters.ts';
import type { Place } from './places.ts';

const { FILE, LEVELS, NEAREST_FILE, NEAREST_LEVEL, PLACE_FILE } = parameters;

/** The directory of each country's pictures, by country name. */
type Index = Readonly<Record<string, string>>;
/** A picture to render, in the file `path` below `ATLAS`, with AVIF's quality. */
export type Picture = Size & { box: Extent; iso2: string; path: string; quality: number };

/** Without a salt, the names of directories would be mere hashes of public data. */
const SALT = 'zoomle:atlas:where-on-earth';
const NAME_DIGITS = 6;

/** Sorted, because the order of a module's exports depends on the tool that loads it. */
const PARAMETERS = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The directory of a country's pictures: six hexadecimal digits that reveal neither its name, its code
 * nor its position in the list. It changes with every input of the pictures and facts, so no cache can
 * serve an outdated one, and a file that exists needs no rendering.
 */
export function directoryOf({ lat, lon, further }: Place) {
  const inputs = JSON.stringify([SALT, lat, lon, further, PARAMETERS]);
  return createHash('sha256').update(inputs).digest('hex').slice(0, NAME_DIGITS);
}

/** The path of a country's file, below `ATLAS`. */
export const pathOf = (place: Place, file: (typeof ATLAS_FILES)[number]) =>
  `${directoryOf(place)}/${file}`;

/**
 * The pictures of a country: those of its first place, nearest first, one of the whole country, then one
 * of each further place that has its own, named by its position in the country's list.
 */
export function picturesOf(place: Place): Picture[] {
  const { iso2, further } = place;
  const pictureOf = (name: string | number, box: Extent, file: typeof FILE) => {
    return { iso2, box, path: `${directoryOf(place)}/${name}.avif`, ...file };
  };
  const levels = LEVELS.map((level) =>
    pictureOf(level, atlasBox(place, level), level === NEAREST_LEVEL ? NEAREST_FILE : FILE),
  );
  const pictured = picturedPlaces([place, ...further]);
  const others = further.flatMap((point, i) =>
    pictured[i + 1] ? pictureOf(i + 1, atlasBox(point, NEAREST_LEVEL), PLACE_FILE) : [],
  );
  return [...levels, pictureOf('country', countryBox(place), FILE), ...others];
}

export const filesOf = (place: Place) => [
  ...picturesOf(place).map(({ path }) => path),
  ...(hasFlag(place.iso2) ? [pathOf(place, 'flag.avif')] : []),
  pathOf(place, 'outline.json'),
  pathOf(place, 'neighbours.json'),
  pathOf(place, 'facts.json'),
];

/** Of pictures of no country. */
const DIGITS = directoryOf({ iso2: '', name: '', lat: 0, lon: 0, further: [] });

/** The picture of the whole world, from 180° W to 180° E. `src/maps/atlas.ts` names its file. */
export const WORLD: Picture = {
  iso2: 'world',
  box: WORLD_BOX,
  path: `world-${DIGITS}.avif`,
  ...FILE,
  quality: 45,
};

/** A picture of the globe in the file `path` below `ATLAS`: its width in pixels, and its tiles' zoom. */
export type GlobePicture = { path: string; width: number; zoom: number };

/** The pictures of the globe: whole, and near. `src/maps/earthFiles.ts` names their files. */
export const GLOBES: Readonly<Record<'picture' | 'finePicture', GlobePicture>> = {
  picture: { path: `globe-${DIGITS}.avif`, width: 2560, zoom: 4 },
  finePicture: { path: `globe-fine-${DIGITS}.avif`, width: 4096, zoom: 5 },
};

/** The site's index. Countries that are not rendered keep their former directory. */
export const indexOf = (places: readonly Place[], rendered: readonly Place[], former: Index) =>
  Object.fromEntries(
    places.flatMap((place) => {
      const directory = rendered.includes(place) ? directoryOf(place) : former[place.name];
      return directory ? [[place.name, directory]] : [];
    }),
  );

/** Prints one country per line, so that a changed one is a one-line diff. */
export const printIndex = (index: Index) => `${JSON.stringify(index, null, 2)}\n`;
