import { describe, expect, it } from 'vitest';

import { polygonsOf } from '../../scripts/atlas/outline.mjs';
import countries from '../../src/data/countries_with_mapLocations.json';

describe('the outline of a country', () => {
  it('is there for every country of the game', () => {
    const without = countries.filter(({ name }) => polygonsOf(name).length === 0);
    expect(without).toEqual([]);
  });

  it('cannot be had of a country that Natural Earth does not know', () => {
    expect(() => polygonsOf('Atlantis')).toThrow('world-atlas has no Atlantis');
  });
});
