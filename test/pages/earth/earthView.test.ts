import { describe, expect, it } from 'vitest';

import data from '../../../src/data/countries_with_mapLocations.json';
import { type Continent, CONTINENTS, countriesOf } from '../../../src/domain/continents';
import { findLandmark } from '../../../src/domain/round';
import { EARTH_ASPECT, EARTH_FRAME } from '../../../src/maps/earthOutlines';
import { CONTINENT_VIEWS, shownPosition, WHOLE_EARTH } from '../../../src/pages/earth/earthView';

const isShown = (continent: Continent, name: string) => {
  const view = CONTINENT_VIEWS[continent];
  const landmark = findLandmark(data, name);
  if (!landmark) return false;
  const { x, y } = shownPosition(view, landmark);
  const height = view.width / EARTH_ASPECT;
  return x > view.x && x < view.x + view.width && y > view.y && y < view.y + height;
};

describe('the view of a continent', () => {
  it.each(CONTINENTS)('%s has the landmarks of its countries', (continent) => {
    expect(countriesOf(continent).filter((name) => !isShown(continent, name))).toEqual([]);
  });

  it('leaves out what is far away', () => {
    expect(isShown('Europe', 'Australia')).toBe(false);
    expect(isShown('South America', 'Canada')).toBe(false);
  });

  it.each(CONTINENTS)('%s is on the picture of the world', (continent) => {
    const { x, y, width } = CONTINENT_VIEWS[continent];
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(y + width / EARTH_ASPECT).toBeLessThan(EARTH_FRAME.height);
  });
});

it('a place beyond the antimeridian is at the other edge of the whole Earth', () => {
  const samoa = { lat: -13.8, lon: -171.8 };
  expect(shownPosition(WHOLE_EARTH, samoa).x).toBeCloseTo(58.3, 1);
  expect(shownPosition(CONTINENT_VIEWS.Oceania, samoa).x).toBeCloseTo(2618.3, 1);
});
