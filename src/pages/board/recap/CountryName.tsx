import { useCountryLabel } from '../../../features/game/useCountryLabel';
import type { Outline } from '../../../maps/outline';
import type { Position } from '../../../maps/webMercator';
import { PictureLabel } from './PicturePoints';
import { placeCountryName } from './placeCountryName';
import { dotArea } from './placeLabels';

type Props = {
  readonly name: string;
  readonly outline: Outline;
  /** What the name must not cover. */
  readonly dots?: readonly Position[];
};

/** A country's name on its own picture. */
export function CountryName({ name, outline, dots = [] }: Props) {
  const label = placeCountryName(useCountryLabel()(name), outline, dots.map(dotArea));
  return <g aria-hidden="true">{label && <PictureLabel label={label} />}</g>;
}
