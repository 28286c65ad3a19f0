import { useCountryLabel } from '../../../app/hooks';
import { onPicture } from '../../../design/tokens';
import { nameSizeInside, type Outline, SMALL_NAME_SIZE } from '../../../maps/outline';
import { FrameSvg, PictureLine, PictureText } from './PicturePoints';

/** The distances of a leader from the name, in units of the frame. */
const LEADER_GAP = 10;

/** A country's name: inside its outline, or with a leader where it does not fit there. */
function Name({ label, outline }: { readonly label: string; readonly outline: Outline }) {
  const { inside, beside, anchor, tip } = outline;
  const [x, y, room] = inside;
  const size = nameSizeInside(label, room);
  if (size)
    return (
      <PictureText x={x} y={y} textAnchor="middle" fontSize={size} fontWeight="700">
        {label}
      </PictureText>
    );
  const start = beside[0] + (anchor === 'start' ? -LEADER_GAP : LEADER_GAP);
  return (
    <>
      <PictureLine d={`M${start} ${beside[1]}L${tip.join(' ')}`} stroke="#fff" strokeWidth="1" />
      <PictureText
        x={beside[0]}
        y={beside[1]}
        textAnchor={anchor}
        fontSize={SMALL_NAME_SIZE}
        fontWeight="700"
      >
        {label}
      </PictureText>
    </>
  );
}

type Props = { readonly name: string; readonly outline: Outline };

/** A country's outline and name on its picture. */
export function CountryOutline({ name, outline }: Props) {
  const label = useCountryLabel();
  return (
    <FrameSvg aria-hidden="true">
      <PictureLine
        d={outline.path}
        stroke={onPicture.shade}
        strokeWidth="3.5"
        strokeOpacity="0.6"
      />
      <PictureLine d={outline.path} stroke={onPicture.signal} strokeWidth="1.75" />
      <Name label={label(name)} outline={outline} />
    </FrameSvg>
  );
}
