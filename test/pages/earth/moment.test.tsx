import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import data from '../../../src/data/countries_with_mapLocations.json';
import { type Countries, findCountry } from '../../../src/domain/countries';
import type { Rounds } from '../../../src/domain/rounds';
import { guessMade, roundsImported } from '../../../src/features/events';
import { aRound } from '../../support/builders';
import { renderSite } from '../../support/renderSite';

const countries: Countries = data;

const countryOf = (name: string) => {
  const country = findCountry(countries, name);
  if (!country) throw new Error(`no ${name}`);
  return country;
};
/** A practice round won with each of these countries. */
const litWith = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name, index) => [
      `practice:${index}`,
      { ...aRound(countryOf(name), countryOf(name)), openedAt: Date.parse('2026-11-01') + index },
    ]),
  ) as Rounds;

describe('the result of a round', () => {
  const line = () => screen.queryByRole('link', { name: /^Japan|^Your whole/ });
  const TODAY = 'daily:2026-11-20';

  /** Wins today's round, with the answer Japan, on an Earth with these countries. */
  async function renderWin(...names: readonly string[]) {
    const site = await renderSite('/zoomle', { countries });
    await site.dispatch(roundsImported(litWith(...names)));
    await site.dispatch(guessMade(TODAY, countryOf('Japan')));
    return site;
  }

  const others = countries.map(({ name }) => name).filter((name) => name !== 'Japan');
  it.each([
    ['Japan is the 1st country on your Earth.', []],
    ['Japan is the 2nd country on your Earth.', others.slice(0, 1)],
    ['Japan is the 13th country on your Earth.', others.slice(0, 12)],
    ['Japan, your tenth country: your Earth begins to shine.', others.slice(0, 9)],
    ['Japan, your fiftieth country: a quarter of the Earth is lit.', others.slice(0, 49)],
    ['Japan, your hundredth country: half of the Earth is lit.', others.slice(0, 99)],
    ['Your whole Earth is lit: you have recognized every country.', others],
  ])('says: %s', async (text, names) => {
    await renderWin(...names);
    expect(line()).toHaveTextContent(text);
    expect(line()).toHaveAttribute('href', '/zoomle/earth');
  });
});
