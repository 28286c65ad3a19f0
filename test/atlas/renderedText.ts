import { existsSync, readFileSync } from 'node:fs';

import { ATLAS } from '../../scripts/atlas/files.ts';
import type { Place } from '../../scripts/atlas/places.ts';
import { pathOf } from '../../scripts/atlas/plan.ts';

/**
 * A country's file of the atlas.
 * @throws Error with the command that renders it, if it is missing
 */
export function renderedText(place: Place, file: Parameters<typeof pathOf>[1]) {
  const path = `${ATLAS}/${pathOf(place, file)}`;
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const command = `npm run atlas:build -- --only ${place.iso2}`;
  throw new Error(`${path} of ${place.name} is missing. To render it: ${command}`);
}
