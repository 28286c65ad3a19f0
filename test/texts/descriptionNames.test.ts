import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import type { PictureFacts } from '../../src/domain/pictureFacts';
import { allowedZooms, MAX_GUESSES } from '../../src/domain/round';
import { describePictures } from '../../src/features/game/map/describePictures';
import { atlas } from '../../src/maps/atlas';
import { ENGLISH } from '../support/english';

const pathOf = (country: string) => `public${atlas.factsUrl(country) ?? ''}`;

/** The descriptions of a country's pictures at all levels of a round. */
function descriptionsOf({ name: country, lat, lon }: (typeof data)[number]) {
  const facts = JSON.parse(readFileSync(pathOf(country), 'utf8')) as PictureFacts[];
  const describePicture = describePictures(facts, atlas, ENGLISH);
  return allowedZooms(MAX_GUESSES).map((zoom) =>
    describePicture({ country, index: 0, lat, lon }, zoom, 'km', true),
  );
}

/** Country names, their other names, and places. */
const NAMES = new Set(
  data.flatMap(({ name, aliases, mapLocations }) => [
    name,
    ...aliases,
    ...mapLocations.map((place) => place.name),
  ]),
);

/** The names that stand in a text as whole words; one with a capital is another word than without. */
const namesIn = (text: string) =>
  [...NAMES].filter(
    (name) =>
      text.includes(name) &&
      new RegExp(
        `(?<![\\p{L}\\p{N}])${name.replace(/[.()]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'u',
      ).test(text),
  );

describe('the descriptions of the atlas', () => {
  it('are there for every country and every level of a round', () => {
    const missing = data.filter(({ name }) => !existsSync(pathOf(name)));
    expect(missing.map(({ name }) => name)).toEqual([]);
    const lacking = data.filter((country) => descriptionsOf(country).includes(null));
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('hold no name', () => {
    const text = [...new Set(data.flatMap(descriptionsOf))].join('\n');
    expect(namesIn(text)).toEqual([]);
  });

  it('are at most 500 characters long', () => {
    const long = data.flatMap(descriptionsOf).filter((text) => (text?.length ?? 0) > 500);
    expect(long).toEqual([]);
  });
});

it('a name is found as whole words, and as it is written', () => {
  expect(namesIn('The lakes of Chad, and Big Ben.')).toEqual(expect.arrayContaining(['Chad']));
  expect(namesIn('chad Chadian 2Chad')).toEqual([]);
});
