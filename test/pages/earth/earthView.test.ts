import { describe, expect, it } from 'vitest';

import countries from '../../../src/data/countries_with_mapLocations.json';
import {
  type Continent,
  continentOf,
  CONTINENTS,
  countriesOf,
} from '../../../src/domain/continents';
import { EARTH_ASPECT, EARTH_FRAME } from '../../../src/maps/earthOutlines';
import {
  isInView,
  nextPlace,
  positionInView,
  shownPosition,
  viewOf,
  WHOLE_EARTH,
} from '../../../src/pages/earth/earthView';

const isShown = (continent: Continent, name: string) => {
  const view = viewOf(continent);
  return countries.some(
    ({ name: each, mapLocations: [landmark] }) =>
      each === name && landmark && isInView(view, shownPosition(view, landmark)),
  );
};

describe('the view of a continent', () => {
  it.each(CONTINENTS)('%s has the landmarks of its countries', (continent) => {
    const names = countriesOf(continent);
    expect(names.every((name) => continentOf(name) === continent)).toBe(true);
    expect(names.filter((name) => !isShown(continent, name))).toEqual([]);
  });

  it('leaves out what is far away', () => {
    expect(isShown('Europe', 'Australia')).toBe(false);
    expect(isShown('South America', 'Canada')).toBe(false);
  });

  it.each(CONTINENTS)(
    '%s is nearer than that of the whole Earth, and starts on the picture',
    (continent) => {
      const { x, y, width } = viewOf(continent);
      expect(width).toBeLessThan(WHOLE_EARTH.width);
      expect([x >= 0, y >= 0, y + width / EARTH_ASPECT <= EARTH_FRAME.height]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );
});

it('a position in a view is given in shares of it', () => {
  const view = { x: 100, y: 50, width: 300 };
  expect(positionInView(view, { x: 250, y: 150 })).toEqual({ x: 0.5, y: 0.5 });
});

describe('an arrow key', () => {
  const places = [
    { name: 'east', x: 10, y: 1 },
    { name: 'far east', x: 30, y: 0 },
    { name: 'south', x: 1, y: 10 },
    { name: 'north west', x: -10, y: -12 },
  ];
  it.each([
    ['ArrowRight', 'east'],
    ['ArrowDown', 'south'],
    ['ArrowUp', 'north west'],
    ['ArrowLeft', 'north west'],
    ['Enter', undefined],
  ])('%s leads to the nearest place that way: %s', (key, name) => {
    expect(nextPlace(key, { x: 0, y: 0 }, places)?.name).toBe(name);
  });
});
