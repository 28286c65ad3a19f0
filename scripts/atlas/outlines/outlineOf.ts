import { type Outline, SMALL_NAME_SIZE, textWidth } from '../../../src/maps/outline.ts';
import { positionIn } from '../../../src/maps/webMercator.ts';
import { MARGIN } from '../contracts.ts';
import { projectionOf } from '../mercator.ts';
import { FILE } from '../parameters.ts';
import { labelsOf, type Place } from '../places.ts';
import { countryBox } from './countryBox.ts';
import { countryFacts } from './countryFacts.ts';
import { generalize } from './generalize.ts';
import { labelOf } from './label.ts';
import { extentOf, printRing, ringsOf } from './rings.ts';

/** How far a line may move to save corners, in pixels. */
const TOLERANCE = 0.75;
/** The least extent of an islet or enclave in pixels, or as a share of the largest part's. */
const MIN_EXTENT = 16;
const MIN_SHARE = 0.05;

/** A country's outline and facts, as the site's `Outline`. */
export async function outlineOf(place: Place): Promise<Outline> {
  const box = countryBox(place);
  const rings = ringsOf(place.name, projectionOf(box, FILE, MARGIN));
  const least = Math.min(MIN_EXTENT, MIN_SHARE * Math.max(...rings.map(extentOf)));
  const visible = rings.filter((ring) => extentOf(ring) >= least);
  const shores = await generalize(visible.map((ring) => printRing(ring, 0)).join(''));
  const path = shores.map((ring) => printRing(ring, TOLERANCE)).join('');
  const { x, y } = positionIn(box, place);
  const widths = labelsOf(place.name).map((label) => textWidth(label, SMALL_NAME_SIZE));
  return {
    box,
    path,
    ...(await labelOf(path, [x * FILE.width, y * FILE.height], Math.max(...widths))),
    ...countryFacts(place.name, box),
  };
}
