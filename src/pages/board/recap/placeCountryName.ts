import { nameSizeInside, type Outline, SMALL_NAME_SIZE, textWidth } from '../../../maps/outline';
import { type Area, areaAround, PADDING, placeLabel } from './placeLabels';

/** How far a leader reaches past the coast, as a share of its length outside. */
const REACH = 0.6;

/**
 * Places a country's name on its own picture: inside its outline, or beside it with a leader if there is no room.
 * @param taken what the name must not cover inside
 */
export function placeCountryName(name: string, outline: Outline, taken: readonly Area[] = []) {
  const [x, y, room] = outline.inside;
  const inner = { x, y, lines: [name], fontSize: nameSizeInside(name, room) ?? 0 };
  const area = areaAround(inner, textWidth(name, inner.fontSize), inner.fontSize);
  const inside = inner.fontSize > 0 && placeLabel(inner, taken, [{ area }]);
  if (inside) return inside;

  const [end, row] = outline.beside;
  const [left, top] = outline.tip;
  const from = { x: left + REACH * (left - end), y: top + REACH * (top - row) };
  const half = textWidth(name, SMALL_NAME_SIZE) / 2;
  const middle = { x: outline.anchor === 'start' ? end + half : end - half, y: row };
  const outer = areaAround(middle, 2 * (half + PADDING), SMALL_NAME_SIZE);
  return placeLabel(
    { ...from, lines: [name], fontSize: SMALL_NAME_SIZE },
    [],
    [{ area: outer, from }],
  );
}
