import { expect, it } from 'vitest';

import { start } from '../../src/texts/en/start';

it.each([
  [0, '0 km'],
  [999.4, '999 km'],
  [999.6, '1,000 km'],
  [20_015, '20,015 km'],
])('a distance of %d is spoken as %s', (distance, spoken) => {
  expect(start.units.spoken(start.units.distance(distance, 'km'))).toBe(spoken);
});
