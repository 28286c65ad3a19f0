import { expect, it } from 'vitest';

import { unitTexts } from '../../src/texts/en/units';

it.each([
  [0, '0 km'],
  [999.4, '999 km'],
  [999.6, '1,000 km'],
  [20_015, '20,015 km'],
])('a distance of %d is spoken as %s', (distance, spoken) => {
  expect(unitTexts.spoken(unitTexts.distance(distance, 'km'))).toBe(spoken);
});
