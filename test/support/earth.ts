import { readFileSync } from 'node:fs';

import data from '../../src/data/countries_with_mapLocations.json';
import { findCountry } from '../../src/domain/countries';
import type { LitCountry } from '../../src/domain/earth';
import { type Earth, EARTH_FILES, type EarthOutlines, shapesOf } from '../../src/maps/earthFiles';
import { aRound } from './builders';

export const outlines = JSON.parse(
  readFileSync(`public${EARTH_FILES.outlines}`, 'utf8'),
) as EarthOutlines;

/** The Earth with its real outlines, and a picture that no test looks at. */
export const EARTH: Earth = { outlines, shapes: shapesOf(outlines), picture: {} as ImageBitmap };

/** Countries of the game at their landmarks. */
export const landmarks = (...names: readonly string[]) =>
  lit(...names).map(({ round: { answer } }) => answer);

/** Countries of the game, lit one after the other. */
export const lit = (...names: readonly string[]): LitCountry[] =>
  names.map((name, index) => {
    const country = findCountry(data, name);
    if (!country) throw new Error(`no ${name}`);
    return { name, id: `practice:${index}`, round: aRound(country, country), at: index };
  });
