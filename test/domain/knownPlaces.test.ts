import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { knownPlaces } from '../../src/domain/knownPlaces';
import type { Answer } from '../../src/domain/round';

const TOWER = { name: 'Tour d’Été', lat: 1.25, lon: -3.5 };
const LIST = [
  { name: 'Origin', aliases: [], mapLocations: [{ name: 'Mill', lat: 0, lon: 0 }, TOWER] },
  { name: 'Northland', aliases: [], mapLocations: [] },
];
const nameOf = (place: string, changes: Partial<Answer> = {}) =>
  knownPlaces(LIST)({ name: 'Origin', place, lat: 1.25, lon: -3.5, ...changes });
/** A place that the list no longer has. */
const retired = (place: string) => nameOf(place, { lat: 2 });

describe('a place', () => {
  it.each(['Tour d?Ã‰tÃ©', 'Tour dʼ□t□', 'Old Tower'])(
    'has the name of the list: %s',
    (garbled) => {
      expect(nameOf(garbled)).toBe(TOWER.name);
    },
  );

  it('is known only by its country and both coordinates', () => {
    for (const other of [{ name: 'Northland' }, { lat: 1 }, { lon: 3.5 }])
      expect(nameOf('Old Tower', other)).toBe('Old Tower');
  });

  it.each(
    [
      ['Nan Madol', 'Château d’If', 'Äskhult & Ålesund (1/2)', 'Pâques – São Brás', "St. Mark's"],
      ['Čičmany', 'Hawaiʻi', 'Łódź Mill', 'Nguyễn Huệ', 'ArenA, 2nd'],
    ].flat(),
  )('that the list no longer has keeps a sound name: %s', (name) => {
    expect(retired(name)).toBe(name);
  });

  it.each([
    ['a symbol', 'Sa√Ød'],
    ['a question mark', 'Se?or'],
    ['an entity', 'Se&ntilde;or'],
    ['another script', 'Seсor'],
    ['a Thai digit', 'Col๓n'],
    ['an ordinal', 'Türkmenbaºy'],
    ['a ligature', 'Caﬁe'],
    ['a capital in a word', 'ChiÈinÄu'],
    ['a whole word of accents', 'Huáşż'],
    ['a bare escape', 'Seu00f1or'],
    ['a bare escape in upper case', 'Seu01FDor'],
    ['the rest of a capital', 'Ãvora'],
    ['the rest of another capital', 'Äetinje'],
    ['the rest of an apostrophe', 'St. Markâs Basilica'],
    ['the rest of an apostrophe before a vowel', 'Sanaâa'],
    ['the rest of an apostrophe before a capital', 'dâIvoire'],
    ['the rest of a dash', 'North â South'],
  ])('that the list no longer has is doubtful with %s', (_, name) => {
    expect(retired(name)).toBeNull();
  });
});

it('finds no sign of garbling in any name of the list', () => {
  const names = data.flatMap(({ mapLocations }) => mapLocations.map(({ name }) => name));
  expect(names.map(retired)).toEqual(names);
});
