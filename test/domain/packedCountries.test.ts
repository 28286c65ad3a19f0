import { expect, it } from 'vitest';

import { type PackedCountries, unpackCountries } from '../../src/domain/packedCountries';

const PACKED: PackedCountries = {
  name: ['Eastland', 'Origin'],
  aliases: [['East'], null],
  parts: [null, ['Islet']],
  place: ['Tower', null],
  lat: [1, null],
  lon: [12, null],
  codes: 'EAEASOROGN',
  atlas: 'abcdef ',
};

it('each country has what is at its place in the columns', () => {
  const [eastland, origin] = unpackCountries(PACKED);
  expect(eastland).toEqual({
    name: 'Eastland',
    aliases: ['East'],
    codes: ['EA', 'EAS'],
    mapLocations: [{ name: 'Tower', lat: 1, lon: 12 }],
    atlas: 'abcdef',
  });
  expect(origin).toEqual({
    name: 'Origin',
    aliases: [],
    parts: ['Islet'],
    codes: ['OR', 'OGN'],
    mapLocations: [],
    atlas: '',
  });
});

it('columns of other languages name and spell the country', () => {
  const label = ['Ostland', 'Ursprung'];
  const unpacked = unpackCountries({ ...PACKED, label, readings: [['oest'], null] });
  expect(unpacked.map((each) => each.label)).toEqual(label);
  expect(unpacked.map(({ readings }) => readings)).toEqual([['oest'], undefined]);
});
