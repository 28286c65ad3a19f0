import { type Outline, SMALL_NAME_SIZE, textWidth } from '../../../src/maps/outline.ts';
import { positionIn } from '../../../src/maps/webMercator.ts';
import { polygonsOf } from '../outline.ts';
import { FILE } from '../parameters.ts';
import { labelsOf, type Place } from '../places.ts';
import { countryBox } from './countryBox.ts';
import { countryFacts } from './countryFacts.ts';
import { labelOf } from './label.ts';
import { pathIn } from './pathIn.ts';

/** A country's outline and facts, as the site's `Outline`. */
export async function outlineOf(place: Place): Promise<Outline> {
  const box = countryBox(place);
  const path = await pathIn(box, polygonsOf(place.name));
  const { x, y } = positionIn(box, place);
  const widths = labelsOf(place.name).map((label) => textWidth(label, SMALL_NAME_SIZE));
  return {
    box,
    path,
    ...(await labelOf(path, [x * FILE.width, y * FILE.height], Math.max(...widths))),
    ...countryFacts(place.name, box),
  };
}
