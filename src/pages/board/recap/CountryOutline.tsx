import { useCountryLabel } from '../../../app/hooks';
import { onPicture } from '../../../design/tokens';
import { nameSizeInside, type Outline, SMALL_NAME_SIZE } from '../../../maps/outline';
import { PictureText, ShadedLine } from './PicturePoints';

/** The distance of a leader from the name, in units of the frame. */
const LEADER_GAP = 4;

/** How far a leader reaches past the coast, as a share of its length outside. */
const REACH = 0.6;

/** A country's name: inside its outline, or with a leader where it does not fit there. */
function Name({ label, outline }: { readonly label: string; readonly outline: Outline }) {
  const { inside, beside, anchor, tip } = outline;
  const size = nameSizeInside(label, inside[2]);
  const [x, y] = size ? inside : beside;
  const start = x + (anchor === 'start' ? -LEADER_GAP : LEADER_GAP);
  const end = [tip[0] + REACH * (tip[0] - start), tip[1] + REACH * (tip[1] - y)];
  return (
    <>
      {!size && <ShadedLine d={`M${start} ${y}L${end.join(' ')}`} stroke="#fff" />}
      <PictureText
        x={x}
        y={y}
        textAnchor={size ? 'middle' : anchor}
        fontSize={size ?? SMALL_NAME_SIZE}
        fontWeight="700"
      >
        {label}
      </PictureText>
    </>
  );
}

type Props = { readonly name: string; readonly outline: Outline };

/** A country's outline and name. */
export function CountryOutline({ name, outline }: Props) {
  const label = useCountryLabel();
  return (
    <g aria-hidden="true">
      <ShadedLine d={outline.path} stroke={onPicture.signal} />
      <Name label={label(name)} outline={outline} />
    </g>
  );
}
