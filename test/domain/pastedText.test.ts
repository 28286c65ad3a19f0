import { expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { plainText } from '../../src/domain/pastedText';

const NAMES = countries.flatMap(({ name, mapLocations }) => [
  name,
  ...mapLocations.map((place) => place.name),
]);

it('leaves all names of countries and places as they are', () => {
  expect(NAMES.map(plainText)).toEqual(NAMES);
});

// The tests of `unpackExport` paste exports and codes.
it.each([
  ['\ufeffa\u200b \u00a0\n\n> > b >', 'a b >'],
  ['«a» „b“ “c” ″d″ ＂e‟', '"a" "b" "c" "d" "e"'],
  ['1‐2‑3−4–5', '1-2-3-4–5'],
  ['\\[\\_\\"\\u00fc\\d', '[_"\\u00fc\\d'],
  ['Ã¼ ÃƒÂ¼ Ã\u00a0 å…± ðŸŽ‰', 'ü ü à 共 🎉'],
  ['Zürich é’ ÉÉ Ä日 ÃƼ €', 'Zürich é’ ÉÉ Ä日 ÃƼ €'],
])('%j is plainly %j', (pasted, plain) => {
  expect(plainText(pasted)).toBe(plain);
});
