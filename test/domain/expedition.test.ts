import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { countriesOf } from '../../src/domain/continents';
import { expeditionCountries } from '../../src/domain/expedition';
import { aCountry } from '../support/builders';
import { lit } from '../support/earth';

const [CHAD, KENYA, PERU] = [
  aCountry('Chad', 12, 15),
  aCountry('Kenya', -4, 39),
  aCountry('Peru', -12, -77),
];
const COUNTRIES = [PERU, CHAD, KENYA];

const drawn = (
  names: readonly string[],
  excluded: readonly string[] = [],
  read: string | null = null,
) => expeditionCountries('Africa', COUNTRIES, lit(...names), excluded, read);

describe('an expedition draws', () => {
  it('from the continent’s dark countries alone', () => {
    expect(drawn(['Chad'])).toEqual([KENYA]);
    expect(
      expeditionCountries('Africa', data, [], [], null)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...countriesOf('Africa')].sort());
  });

  it('from its lit ones when none is dark', () => {
    expect(drawn(['Chad', 'Kenya'])).toEqual([CHAD, KENYA]);
    expect(drawn(['Chad', 'Kenya'], ['Chad'])).toEqual([KENYA]);
  });

  it('no excluded country, and no lit one instead of it', () => {
    expect(drawn([], ['Chad'])).toEqual([KENYA]);
    expect(drawn(['Chad'], ['Kenya'])).toEqual([]);
  });

  it('not the country whose name was just read, but a lit one rather than it', () => {
    expect(drawn([], [], 'Chad')).toEqual([KENYA]);
    expect(drawn(['Kenya'], [], 'Chad')).toEqual([KENYA]);
  });

  it('no country without a landmark', () => {
    const countries = [{ ...CHAD, mapLocations: [] }, KENYA];
    expect(expeditionCountries('Africa', countries, [], [], null)).toEqual([KENYA]);
  });
});
