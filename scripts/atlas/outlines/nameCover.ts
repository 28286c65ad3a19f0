import {
  nameSizeInside,
  type Outline,
  SMALL_NAME_SIZE,
  textWidth,
} from '../../../src/maps/outline.ts';
import { FILE } from '../parameters.ts';
import { coverageOf } from '../raster.ts';

/** The least share of a name inside that is on land: a fjord may reach under it. */
const MIN_INSIDE = 0.95;

/** The names that the site would write over a country's border, beside it onto it, or out of the frame. */
export async function misplacedNames(outline: Outline, names: readonly string[]) {
  const mask = await coverageOf(`<path d="${outline.path}" fill-rule="evenodd"/>`, FILE);
  return names.filter((name) => {
    const [x, y, room] = outline.inside;
    const size = nameSizeInside(name, room);
    if (size) {
      const width = textWidth(name, size);
      return landShare(mask, x - width / 2, y, width, size) < MIN_INSIDE;
    }
    const width = textWidth(name, SMALL_NAME_SIZE);
    const [end, middle] = outline.beside;
    const left = outline.anchor === 'start' ? end : end - width;
    const isCut = left < 0 || left + width > FILE.width;
    return isCut || landShare(mask, left, middle, width, SMALL_NAME_SIZE) > 0;
  });
}

/** The share of a line of text that is on land. */
function landShare(mask: Buffer, left: number, middle: number, width: number, height: number) {
  let [land, all] = [0, 0];
  for (let row = Math.round(middle - height / 2); row < middle + height / 2; row++) {
    for (let column = Math.round(left); column < left + width; column++) {
      all++;
      if (mask[row * FILE.width + column] > 127) land++;
    }
  }
  return land / all;
}
