import type { Point } from '../../../../domain/geography';
import { boxIn, framePosition, isSameBox, PICTURE_SIZE } from '../../../../maps/camera';
import type { Neighbourhood } from '../../../../maps/neighbourhood';
import { type Outline, SMALL_NAME_SIZE } from '../../../../maps/outline';
import { type Area, areaAround, placeCountryName, placeLabels } from '../placeLabels';

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** The scale bar's corner. */
const SCALE_BAR: Area = { left: 0, top: 0.87 * HEIGHT, right: 0.33 * WIDTH, bottom: HEIGHT };
/** The size of the landmark's sign. */
const SIGN = 40;

/** Of a country on the picture: asked for, named, or shown at the end. */
export type State = 'open' | 'found' | 'shown';

/** Where the country's own picture lies in the one of its neighbours: its middle, and its relative size. */
export function ownPlace({ box }: Neighbourhood, outline: Outline) {
  const { x, y, scale } = boxIn(box, outline.box);
  return { x: (0.5 + x) * WIDTH, y: (0.5 + y) * HEIGHT, scale };
}

/**
 * Labels a country and its neighbours on their picture: with their names, or a question mark while one is asked
 * for.
 * @param answer the landmark
 * @param stateOf the state of a neighbour
 * @param labelOf a country's name in the page's language
 */
export function labelNeighbours(
  neighbourhood: Neighbourhood,
  outline: Outline,
  answer: Point & { readonly name: string },
  stateOf: (name: string) => State,
  labelOf: (name: string) => string,
) {
  const { box, asked } = neighbourhood;
  const { x, y, scale } = ownPlace(neighbourhood, outline);
  const [left, top] = outline.inside[2] > 0 ? outline.inside : outline.tip;
  const own = {
    name: answer.name,
    state: 'found' as State,
    x: x + (left - WIDTH / 2) * scale,
    y: y + (top - HEIGHT / 2) * scale,
  };
  const ownLabel = isSameBox(box, outline.box) && placeCountryName(labelOf(own.name), outline);
  const seen = asked.flatMap(({ name, seen }) =>
    seen ? [{ name, state: stateOf(name), x: seen.at[0], y: seen.at[1] }] : [],
  );
  const points = [...(ownLabel ? [] : [own]), ...seen].map((point) =>
    point.state === 'open'
      ? { ...point, lines: ['?'], fontSize: 1.4 * SMALL_NAME_SIZE }
      : { ...point, lines: [labelOf(point.name)], fontSize: SMALL_NAME_SIZE },
  );
  const sign = areaAround(framePosition(box, answer), SIGN, SIGN);
  const taken = [SCALE_BAR, sign, ...(ownLabel ? ownLabel.areas : [])];
  const labels = placeLabels(points, taken);
  return [
    ...(ownLabel ? [{ ...own, placed: ownLabel }] : []),
    ...points.map((point) => ({ ...point, placed: labels.get(point) })),
  ];
}
