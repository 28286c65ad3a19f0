import { useAppSelector, useCountryLabel, useServices } from '../../../app/hooks';
import type { Point } from '../../../domain/geography';
import { selectCurrentRound } from '../../../features/game/gameSelectors';
import type { ShownView } from '../../../features/game/map/useShownView';
import { selectFormatDistance } from '../../../features/settings/settingsSlice';
import { PICTURE_FRAME } from '../../../maps/pictureFrame';
import { useTexts } from '../../../texts/useTexts';
import { greatCirclePath } from './greatCircle';
import {
  FrameSvg,
  PictureLine,
  PicturePoints,
  PictureText,
  SHADE,
  SIGNAL,
  textWidth,
} from './PicturePoints';

const NAME_SIZE = 52;

/** The middle of the name, shifted to keep it in the frame. */
function nameX(name: string, x: number) {
  const { width } = PICTURE_FRAME;
  const half = Math.min(width, textWidth(name, NAME_SIZE)) / 2;
  return Math.min(Math.max(x, half), width - half);
}

/** Draws on the picture after the end: the country's outline and name, or the guesses. */
export function EndDrawing({ view, level, outline, misses, place }: ShownView) {
  const texts = useTexts();
  const { atlas } = useServices();
  const label = useCountryLabel();
  const round = useAppSelector(selectCurrentRound);
  const formatDistance = useAppSelector((state) => selectFormatDistance(state, texts.units));
  if (!round || !place) return null;
  const { answer } = round;
  const name = label(answer.name);

  if (view === 'country') {
    if (!outline) return null;
    const [x, y] = outline.label;
    return (
      <FrameSvg aria-hidden="true">
        <PictureLine d={outline.path} stroke={SHADE} strokeWidth="3.5" strokeOpacity="0.6" />
        <PictureLine d={outline.path} stroke={SIGNAL} strokeWidth="1.75" />
        <PictureText
          x={nameX(name, x)}
          y={y}
          textAnchor="middle"
          fontSize={NAME_SIZE}
          fontWeight="700"
        >
          {name}
        </PictureText>
      </FrameSvg>
    );
  }
  const project = (point: Point) =>
    level === undefined ? atlas.world.positionOf(point) : atlas.positionOf(point, place, level);
  return (
    <FrameSvg role="img" aria-label={texts.recap.map(name, answer.place, misses.length)}>
      {misses.map((miss, index) => (
        <PictureLine
          key={index}
          d={greatCirclePath(miss, answer, project)}
          stroke="#fff"
          strokeWidth="1.5"
          strokeDasharray="6 4"
        />
      ))}
      <PicturePoints
        points={[
          { ...project(answer), lines: [name], isAnswer: true },
          ...misses.map((miss) => ({
            ...project(miss),
            lines: [label(miss.name), formatDistance(miss.distance)],
            isAnswer: false,
          })),
        ]}
      />
    </FrameSvg>
  );
}
