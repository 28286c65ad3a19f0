import { expect, it } from 'vitest';

import { alignmentOf } from '../../scripts/atlas/alignment.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import { ATLAS, picturesOf } from '../../scripts/atlas/plan.ts';

// Coasts on both axes, in the far north and the far south and across the antimeridian.
it.each(['IS', 'FJ', 'CL'])('the place of %s is at the centre of its picture', async (iso2) => {
  const country = PLACES.find((place) => place.iso2 === iso2);
  if (!country) throw new Error(`no place in ${iso2}`);
  const [, picture] = picturesOf(country);
  const { dx, dy, agreement } = await alignmentOf(`${ATLAS}/${picture.path}`, picture);
  expect(agreement).toBeGreaterThan(0.9);
  expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(1);
});
