import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import type { PictureFacts } from '../../src/domain/pictureFacts';
import { allowedZooms, MAX_GUESSES } from '../../src/domain/round';
import { describePictures } from '../../src/features/game/map/describePictures';
import { ENGLISH } from '../support/english';
import { atlas } from '../support/siteAtlas';

/** The descriptions of each country's pictures at all levels of a round. */
const descriptions = data.flatMap(({ name: country, lat, lon }) => {
  const facts = readFileSync(`public${atlas.fileUrl(country, 'facts.json') ?? ''}`, 'utf8');
  const describePicture = describePictures(JSON.parse(facts) as PictureFacts[], ENGLISH);
  return allowedZooms(MAX_GUESSES).map((zoom) =>
    describePicture({ country, index: 0, lat, lon }, zoom, 'km', true),
  );
});

/** Country names, their other names, and places. */
const NAMES = new Set(
  data.flatMap(({ name, aliases, mapLocations }) => [
    name,
    ...aliases,
    ...mapLocations.map((place) => place.name),
  ]),
);

/** The names in a text, as whole words and in their case. */
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
  it('exist for every country and every level of a round', () => {
    expect(descriptions).toHaveLength(data.length * allowedZooms(MAX_GUESSES).length);
    expect(descriptions).not.toContain(null);
  });

  it('contain no names', () => {
    expect(namesIn([...new Set(descriptions)].join('\n'))).toEqual([]);
  });

  it('are at most 500 characters long', () => {
    expect(descriptions.filter((text) => (text?.length ?? 0) > 500)).toEqual([]);
  });
});
