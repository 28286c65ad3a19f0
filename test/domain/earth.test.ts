import { describe, expect, it } from 'vitest';

import type { Country } from '../../src/domain/countries';
import {
  expeditionCountries,
  litCountries,
  playableNames,
  practiceCountries,
} from '../../src/domain/earth';
import { revealAnswer, type Round } from '../../src/domain/round';
import type { Rounds } from '../../src/domain/rounds';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
} from '../support/builders';
import { lit } from '../support/earth';

const NOV_20 = Date.UTC(2026, 10, 20);

const won = (country: typeof ORIGIN, openedAt?: number): Round => ({
  ...aRound(country, country),
  ...(openedAt !== undefined && { openedAt }),
});

const namesOf = (rounds: Rounds, countries = COUNTRIES) =>
  litCountries(rounds, countries).map(({ name }) => name);

describe('a country is lit', () => {
  it.each(['daily:2026-11-20', 'archive:2026-11-01', `challenge:ab12:1`, 'practice:1'] as const)(
    'by a won round: %s',
    (id) => {
      expect(litCountries({ [id]: won(ORIGIN, 7) }, COUNTRIES)).toEqual([
        { name: 'Origin', id, round: won(ORIGIN, 7), at: 7 },
      ]);
    },
  );

  it('not by a round in progress, a lost one or a revealed answer', () => {
    const rounds: Rounds = {
      'daily:2026-11-20': aRound(ORIGIN, NORTHLAND),
      'daily:2026-11-19': aRound(ORIGIN, ...SIX_MISSES),
      'practice:1': revealAnswer(aRound(ORIGIN)),
    };
    expect(namesOf(rounds)).toEqual([]);
  });

  it('by no developer’s round, and only if it is in the list, with a landmark', () => {
    const rounds: Rounds = {
      'dev:2026-11-20+1': won(ORIGIN),
      'practice:1': won(NORTHLAND),
      'practice:2': { ...won(EASTLAND), answer: { ...won(EASTLAND).answer, name: 'Nowhere' } },
    };
    expect(namesOf(rounds, [ORIGIN, NOWHERE])).toEqual([]);
    expect(playableNames([ORIGIN, NOWHERE, ORIGIN])).toEqual(new Set(['Origin']));
  });

  it('by the first of several rounds', () => {
    const rounds: Rounds = {
      'practice:2': won(ORIGIN, NOV_20 + 1),
      'daily:2026-11-20': won(ORIGIN),
      'practice:3': won(ORIGIN, NOV_20),
    };
    expect(litCountries(rounds, COUNTRIES)).toMatchObject([{ id: 'daily:2026-11-20', at: NOV_20 }]);
  });

  it('in the order of time, whatever the kind of its round', () => {
    const rounds: Rounds = {
      'practice:1': won(FARLAND, NOV_20 + 2),
      'daily:2026-11-20': won(EASTLAND),
      'archive:2026-11-01': won(ORIGIN, NOV_20 + 1),
      'archive:2026-11-02': won(NORTHLAND),
    };
    expect(namesOf(rounds)).toEqual(['Northland', 'Eastland', 'Origin', 'Farland']);
  });
});

const [CHAD, KENYA, PERU] = [
  aCountry('Chad', 12, 15),
  aCountry('Kenya', -4, 39),
  aCountry('Peru', -12, -77),
];
const ALL = [PERU, CHAD, KENYA, { ...aCountry('Mali', 0, 0), mapLocations: [] }];

it.each<[string, string[], string[], Country[]]>([
  ['from the dark countries, none that has no landmark', ['Chad'], [], [PERU, KENYA]],
  ['none that is excluded', ['Chad'], ['Peru'], [KENYA]],
  ['from all the others, once no dark one is left', ['Chad', 'Kenya'], ['Peru', 'Chad'], [KENYA]],
])('practice draws %s', (_, names, excluded, expected) => {
  expect(practiceCountries(ALL, lit(...names), [...excluded, undefined])).toEqual(expected);
});

it.each<[string, string[], string[], string | null, Country[]]>([
  ['from the continent’s dark countries alone', ['Chad'], [], null, [KENYA]],
  ['from its lit ones when none is dark', ['Chad', 'Kenya'], ['Chad'], null, [KENYA]],
  ['no excluded country', [], ['Chad'], null, [KENYA]],
  ['no lit one instead of an excluded one', ['Chad'], ['Kenya'], null, []],
  ['not the country whose name was just read', [], [], 'Chad', [KENYA]],
  ['a lit one rather than that', ['Kenya'], [], 'Chad', [KENYA]],
])('an expedition draws %s', (_, names, excluded, read, expected) => {
  expect(expeditionCountries('Africa', ALL, lit(...names), excluded, read)).toEqual(expected);
});
