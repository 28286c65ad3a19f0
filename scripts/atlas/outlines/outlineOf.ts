import { framePosition } from '../../../src/maps/camera.ts';
import { type Outline, SMALL_NAME_SIZE, textWidth } from '../../../src/maps/outline.ts';
import { polygonsOf } from '../outline.ts';
import { labelsOf, type Place } from '../places.ts';
import { countryBox } from './countryBox.ts';
import { countryFacts } from './countryFacts.ts';
import { labelOf } from './label.ts';
import { pathIn } from './pathIn.ts';

/** A country's outline and facts, as the site's `Outline`. */
export async function outlineOf(place: Place): Promise<Outline> {
  const box = countryBox(place);
  const path = await pathIn(box, polygonsOf(place.name));
  const { x, y } = framePosition(box, place);
  const widths = labelsOf(place.name).map((label) => textWidth(label, SMALL_NAME_SIZE));
  return {
    box,
    path,
    ...(await labelOf(path, [x, y], Math.max(...widths))),
    ...countryFacts(place.name, box),
  };
}
