import { geoContains } from 'd3-geo';
import { expect, it } from 'vitest';
import worldCountries from 'world-countries';

import { neighboursOf, polygonsWithTerritories } from '../../scripts/atlas/outline.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import otherViews from '../../scripts/countries/otherViews.json';
import territories from '../../scripts/countries/territories.json';

/** Where the lists differ from mledoze's world-countries, which lacks Northern Cyprus and Somaliland, and why. */
const DIFFERENCES = [
  ['Canada', 'Denmark', 'ours: on Hans Island, since 2022'],
  ['Cyprus', 'Northern Cyprus', 'ours'],
  ['Djibouti', 'Somalia', 'theirs: here it is Somaliland’s'],
  ['Djibouti', 'Somaliland', 'ours'],
  ['Ethiopia', 'Somaliland', 'ours'],
  ['Somalia', 'Somaliland', 'ours'],
  ['Sri Lanka', 'India', 'theirs, for Sri Lanka alone: Adam’s Bridge is mostly below the sea'],
] as const;

/** Countries by the second source's three letters, territories as their country. */
const countryOf = new Map(
  worldCountries.flatMap(({ cca2, cca3 }) => {
    const name =
      PLACES.find(({ iso2 }) => iso2 === cca2)?.name ??
      territories.find(({ code }) => code === cca2)?.country;
    return name === undefined ? [] : [[cca3, name] as const];
  }),
);

const pairOf = (one: string, other: string) => [one, other].toSorted().join('–');
const without = (pairs: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...pairs].filter((pair) => !others.has(pair));

it('the lists of neighbours differ from the second source’s where we say so, and nowhere else', () => {
  const ours = new Set(
    PLACES.flatMap(({ name }) => neighboursOf(name).map((other) => pairOf(name, other))),
  );
  const theirs = new Set(
    worldCountries.flatMap(({ cca3, borders }) => {
      const name = countryOf.get(cca3);
      const others = borders.flatMap((code) => countryOf.get(code) ?? []);
      return others.flatMap((other) => (name && name !== other ? [pairOf(name, other)] : []));
    }),
  );
  expect(theirs.size).toBeGreaterThan(300);
  const named = (by: string) =>
    DIFFERENCES.flatMap(([one, other, reason]) =>
      reason.startsWith(by) ? [pairOf(one, other)] : [],
    ).toSorted();
  expect(without(ours, theirs).toSorted()).toEqual(named('ours'));
  expect(without(theirs, ours).toSorted()).toEqual(named('theirs'));
});

it('all borders are mutual', () => {
  const single = PLACES.flatMap(({ name }) =>
    neighboursOf(name).flatMap((other) =>
      neighboursOf(other).includes(name) ? [] : [pairOf(name, other)],
    ),
  );
  expect(single).toEqual([]);
});

it('the territories are those of ISO 3166 that are no country of the list; Antarctica is nobody’s', () => {
  const listed = new Set(PLACES.map(({ iso2 }) => iso2));
  const open = worldCountries.map(({ cca2 }) => cca2).filter((code) => !listed.has(code));
  expect(territories.map(({ code }) => code).toSorted()).toEqual(
    open.filter((code) => code !== 'AQ').toSorted(),
  );
});

it.each(territories)('$name lies where its point is', ({ country, lon, lat }) => {
  const land = polygonsWithTerritories(country);
  expect(land.some((polygon) => geoContains(polygon, [lon, lat]))).toBe(true);
});

it.each(otherViews)('the border of $between, in another view, is that of $here', (view) => {
  const [one = '', other = ''] = view.between;
  expect(neighboursOf(one)).not.toContain(other);
  expect(neighboursOf(view.here)).toEqual(expect.arrayContaining([one, other]));
});
