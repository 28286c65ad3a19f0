import { describe, expect, it } from 'vitest';

import { countriesIn } from '../../scripts/build/countriesData';
import data from '../../src/data/countries_with_mapLocations.json';
import { hasKnownNames, knownNames } from '../../src/domain/knownNames';
import { LANGUAGE_CODES } from '../../src/texts/languages';
import { aCountry, aRound, NORTHLAND, ORIGIN } from '../support/builders';

const RENAMED = aCountry('New', 0, 0, ['Old']);

describe('a name from outside', () => {
  const nameOf = knownNames([NORTHLAND, RENAMED]);

  it.each([
    ['New', 'New'],
    ['Old', 'New'],
    ['Northland', 'Northland'],
  ])('%s is read as %s', (name, present) => {
    expect(nameOf(name)).toBe(present);
  });

  it('is a present name before an old one', () => {
    const withOldName = aCountry('New', 0, 0, ['Northland']);
    expect(knownNames([NORTHLAND, withOldName])('Northland')).toBe('Northland');
  });

  it('is unknown if no country has or had it', () => {
    expect(nameOf('Atlantis')).toBeUndefined();
    const isKnown = hasKnownNames(nameOf);
    expect(isKnown(aRound(RENAMED, NORTHLAND))).toBe(true);
    expect(isKnown(aRound(RENAMED, ORIGIN))).toBe(false);
    expect(isKnown(aRound(ORIGIN))).toBe(false);
  });
});

it.each(LANGUAGE_CODES)(
  'in %s, every English name and alias is read as its country',
  (language) => {
    const countries = countriesIn(language);
    const nameOf = knownNames(countries);
    const lost = data.flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((text) => nameOf(text) !== name),
    );
    expect(lost).toEqual([]);
  },
);
