import { useDeferredValue } from 'react';

import { onPicture } from '../../../design/tokens';
import type { Point } from '../../../domain/geography';
import type { Answer } from '../../../domain/round';
import { selectCurrentRound, selectMisses } from '../../../features/game/gameSelectors';
import { selectCountryMap } from '../../../features/game/map/frameSelectors';
import { useShownView } from '../../../features/game/map/useShownView';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { useFormatDistance } from '../../../features/game/useFormatDistance';
import { LazyPart } from '../../../layout/SectionBoundary';
import { framePosition, PICTURE_SIZE } from '../../../maps/camera';
import type { Extent, Position } from '../../../maps/webMercator';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';
import { greatCircle } from './greatCircle';
import { Locator } from './Locator';
import { NeighboursDrawing } from './neighbours/NeighboursDrawing';
import { CountryName, FrameSvg, PictureLine, PicturePoints, ShadedLine } from './PicturePoints';
import { PlaceDots } from './PlaceDots';

/** Cut where the line leaves the picture on one side and enters it again on the other. */
const pathOf = (line: readonly Position[]) =>
  line
    .map(({ x, y }, index) => {
      const isOn = Math.abs(x - (line[index - 1]?.x ?? NaN)) < PICTURE_SIZE.width / 2;
      return `${isOn ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

/** A line from each wrong guess to the answer. */
function Guesses({ answer, camera }: { readonly answer: Answer; readonly camera: Extent }) {
  const texts = useTexts();
  const { countries } = useServices();
  const misses = useAppSelector((state) => selectMisses(state, countries));
  const label = useCountryLabel();
  const formatDistance = useFormatDistance();
  const project = (point: Point) => framePosition(camera, point);
  const name = label(answer.name);
  const lines = misses.map((miss) => greatCircle(miss, answer).map(project));
  return (
    <FrameSvg role="img" aria-label={texts.recap.map(name, answer.place, misses.length)}>
      {lines.map((line, index) => (
        <PictureLine
          key={index}
          d={pathOf(line)}
          stroke="#fff"
          strokeWidth="1.5"
          strokeDasharray="6 4"
        />
      ))}
      <PicturePoints
        lines={lines.flat()}
        points={[
          { ...project(answer), lines: [name], isAnswer: true },
          ...misses.map((miss) => ({
            ...project(miss),
            lines: [label(miss.name), texts.units.grouped(formatDistance(miss.distance))],
            isAnswer: false,
          })),
        ]}
      />
    </FrameSvg>
  );
}

/** Draws on the picture after the end: the country with its places or its neighbours, or the guesses. */
export function RecapDrawing() {
  const { view, camera } = useShownView();
  const outline = useAppSelector(selectCountryMap)?.outline;
  // In a frame of their own: the camera starts with the outline.
  const hasDots = useDeferredValue(true, false);
  const answer = useAppSelector(selectCurrentRound)?.answer;
  if (!answer || !camera) return null;
  if (view === 'guesses') return <Guesses answer={answer} camera={camera} />;
  if (view === 'neighbours') return <NeighboursDrawing />;
  if (!outline) return null;
  return (
    <>
      <FrameSvg>
        <ShadedLine d={outline.path} stroke={onPicture.signal} />
        <LazyPart failed={<CountryName name={answer.name} outline={outline} />}>
          {hasDots && <PlaceDots answer={answer} camera={camera} outline={outline} />}
        </LazyPart>
      </FrameSvg>
      <Locator box={outline.box} corner={outline.corner} />
    </>
  );
}
