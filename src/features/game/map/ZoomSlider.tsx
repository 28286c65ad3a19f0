import type { Ref } from 'react';
import { css, styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useIsFrozen } from '../../../app/hooks';
import { MutedText } from '../../../design/MutedText';
import { color, fonts } from '../../../design/tokens';
import { allowedZooms, MAX_GUESSES, type ZoomLevel } from '../../../domain/round';
import type { Box } from '../../../maps/webMercator';
import { useStartTexts } from '../../../texts/useTexts';
import { selectAllowedZooms, selectMaps, selectSelectedPlace } from '../gameSelectors';
import { type MapPictures, zoomPicked } from '../gameSlice';

const Row = styled.div`
  display: grid;
  grid-template: 'label track' minmax(44px, auto) / auto minmax(90px, 1fr);
  align-items: center;
  column-gap: 14px;
`;

const Label = styled.span`
  grid-area: label;
  font: 600 0.9rem/1.3 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled(MutedText)`
  min-height: 1.5em;
`;

/** The width of the slider's knob in pixels. */
const KNOB = 12;

/** The slider's track, near at the left in every language, dark as far as `--unlocked` (0 to 1). */
const Track = styled.div`
  display: flex;
  direction: ltr;
  position: relative;
  align-items: center;
  justify-content: space-between;
  grid-area: track;
  height: 100%;
  padding-inline: ${KNOB / 2}px;
  background:
    linear-gradient(${color('ink')} 0 0) left /
      calc(${KNOB / 2}px + (100% - ${KNOB}px) * var(--unlocked)) 2px no-repeat,
    linear-gradient(${color('line')} 0 0) center / 100% 2px no-repeat;
`;

const Tick = styled.span<{ $unlocked: boolean }>`
  width: 1px;
  height: 12px;
  background: ${({ $unlocked }) => color($unlocked ? 'ink' : 'line')};
`;

const knob = css`
  appearance: none;
  width: ${KNOB}px;
  height: 22px;
  border: 0;
  border-radius: 0;
  background: var(--knob);
`;

const Range = styled.input`
  --knob: ${color('signal')};
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  background: transparent;
  cursor: pointer;

  &::-webkit-slider-thumb {
    ${knob}
  }
  &::-moz-range-thumb {
    ${knob}
  }
  &:disabled {
    --knob: ${color('muted')};
    cursor: not-allowed;
  }
`;

/** Every level that a round can unlock, nearest first. */
const ROUND_SCALE = allowedZooms(MAX_GUESSES);

/** Describes the slider while it is locked; the list of guesses shows it in a round. */
export const ZOOM_HINT = 'zoom-hint';

/** The level whose picture is most like a camera in width, or the farthest. */
function nearestLevel(levels: readonly ZoomLevel[], pictures: MapPictures = {}, camera?: Box) {
  const difference = (level: ZoomLevel) =>
    Math.abs(Math.log((pictures[level]?.box.width ?? Infinity) / (camera?.width ?? 1)));
  return levels.reduceRight((best, level) => (difference(level) < difference(best) ? level : best));
}

type Props = {
  /** The level on the screen; undefined for what is none. */
  readonly level: ZoomLevel | undefined;
  /** What is shown then. */
  readonly camera: Box | undefined;
  readonly ref: Ref<HTMLInputElement>;
};

/** Picks an unlocked zoom level, from near (left) to far (right). */
export function ZoomSlider({ level, camera, ref }: Props) {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const allowed = useAppSelector(selectAllowedZooms);
  const maps = useAppSelector(selectMaps);
  const isFurtherPlace = useAppSelector(selectSelectedPlace) !== null;
  const isFrozen = useIsFrozen();
  const nearest = level ?? nearestLevel(allowed, maps?.[0], camera);
  const index = allowed.indexOf(nearest);
  const isLocked = allowed.length === 1;
  const scale = allowed.length > ROUND_SCALE.length ? allowed : ROUND_SCALE;
  const step = texts.game.zoomStep(index + 1, allowed.length);
  const pick = (position: number) => {
    const picked = allowed[Math.min(position, allowed.length - 1)];
    if (picked !== undefined && picked !== level) dispatch(zoomPicked(picked));
  };

  return (
    <div>
      <Row>
        {/* Keeps its room where there is no level to name. */}
        <Label style={{ visibility: level === undefined ? 'hidden' : 'visible' }}>
          {texts.game.zoomStatus(nearest, index + 1, allowed.length)}
        </Label>
        <Track style={{ '--unlocked': (allowed.length - 1) / (scale.length - 1) }}>
          {scale.map((level, position) => (
            <Tick key={level} $unlocked={position < allowed.length} />
          ))}
          <Range
            ref={ref}
            type="range"
            aria-label={texts.game.zoomLevel}
            aria-valuetext={step}
            aria-describedby={isLocked ? ZOOM_HINT : undefined}
            min={0}
            max={scale.length - 1}
            value={index}
            disabled={isLocked || isFrozen}
            onChange={({ currentTarget }) => pick(currentTarget.valueAsNumber)}
          />
        </Track>
      </Row>
      {isLocked && isFurtherPlace && <Hint id={ZOOM_HINT}>{texts.game.onePicture}</Hint>}
    </div>
  );
}
