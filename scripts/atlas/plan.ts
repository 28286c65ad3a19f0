import { createHash } from 'node:crypto';

import { picturedPlaces } from '../../src/domain/picturedPlaces.ts';
import { atlasBox } from '../../src/maps/atlasBox.ts';
import type { Box } from '../../src/maps/webMercator.ts';
import type { Size } from './mercator.ts';
import { countryBox } from './outlines/countryBox.ts';
import * as parameters from './parameters.ts';
import type { Place } from './places.ts';

const { FILE, LEVELS, NEAREST_FILE, NEAREST_LEVEL, PLACE_FILE } = parameters;

/** The folder of the pictures, below the repository's root. */
export const ATLAS = 'public/atlas';

/** The directory of each country's pictures, by country name. */
type Index = Readonly<Record<string, string>>;
/** A picture to render, in the file `path` below `ATLAS`, with AVIF's quality. */
export type Picture = Size & { box: Box; iso2: string; path: string; quality: number };

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

/**
 * The pictures of a country: those of its first place, nearest first, one of the whole country, then one
 * of each further place that has its own, named by its position in the country's list.
 */
export function picturesOf(place: Place): Picture[] {
  const { iso2, further } = place;
  const directory = directoryOf(place);
  const levels = LEVELS.map((level) => ({
    iso2,
    box: atlasBox(place, level),
    path: `${directory}/${level}.avif`,
    ...(level === NEAREST_LEVEL ? NEAREST_FILE : FILE),
  }));
  const country = { iso2, box: countryBox(place), path: `${directory}/country.avif`, ...FILE };
  const pictured = picturedPlaces([place, ...further]);
  const others = further.flatMap((point, i) =>
    pictured[i + 1]
      ? [
          {
            iso2,
            box: atlasBox(point, NEAREST_LEVEL),
            path: `${directory}/${i + 1}.avif`,
            ...PLACE_FILE,
          },
        ]
      : [],
  );
  return [...levels, country, ...others];
}

/** A country's other files, below `ATLAS`. */
export const factsPathOf = (place: Place) => `${directoryOf(place)}/facts.json`;
export const outlinePathOf = (place: Place) => `${directoryOf(place)}/outline.json`;
export const flagPathOf = (place: Place) => `${directoryOf(place)}/flag.avif`;

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
