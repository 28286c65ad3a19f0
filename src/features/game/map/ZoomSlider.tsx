import { type Ref, useId } from 'react';
import { css, styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useCountryLabel, useIsFrozen } from '../../../app/hooks';
import { appear } from '../../../design/mixins';
import { breakpoints, color, fonts } from '../../../design/tokens';
import { ARROWS } from '../../../domain/geography';
import { allowedZooms, MAX_GUESSES } from '../../../domain/round';
import { inUnits } from '../../../domain/units';
import { useTexts } from '../../../texts/useTexts';
import { selectFormatDistance, selectUnits } from '../../settings/settingsSlice';
import {
  selectAllowedZooms,
  selectGuesses,
  selectHasEnded,
  selectSelectedPlace,
  selectZoom,
} from '../gameSelectors';
import { zoomPicked } from '../gameSlice';

const Row = styled.div`
  display: grid;
  grid-template: 'label track width' 44px / auto 1fr 8.5em;
  align-items: center;
  column-gap: 14px;

  /* Beside its labels the track would be too short for a finger. */
  @media (max-width: 639px), ${breakpoints.shortColumns} {
    grid-template: 'label width' minmax(22px, auto) 'track track' 44px / 1fr auto;
  }
`;

const Label = styled.span`
  grid-area: label;
  font: 600 0.9rem/1.3 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.span`
  color: ${color('muted')};
  font-size: 0.8rem;
`;

const Width = styled(Note)`
  grid-area: width;
  text-align: end;
`;

const Hint = styled(Note)`
  display: block;
  min-height: 1.5em;
`;

const Result = styled(Hint)`
  color: ${color('ink')};
  font-weight: 600;
  /* After the row's own animation. */
  animation: ${appear} 200ms 400ms backwards;

  /* The row is in view. */
  @media ${breakpoints.boardColumns} {
    visibility: hidden;
  }
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

/** Repeats the last guess where it stays visible above a phone's keyboard. */
function LastResult() {
  const texts = useTexts();
  const label = useCountryLabel();
  const guesses = useAppSelector(selectGuesses);
  const guess = guesses.at(-1);
  const formatDistance = useAppSelector((state) => selectFormatDistance(state, texts.units));
  const hasEnded = useAppSelector(selectHasEnded);
  if (!guess || hasEnded) return <Result />;
  const result = `${formatDistance(guess.distance)} ${ARROWS[guess.direction]}`;
  return (
    <Result key={guesses.length} aria-hidden="true">
      {texts.game.result(label(guess.name), result)}
    </Result>
  );
}

/** Every level that a round can unlock, nearest first. */
const ROUND_SCALE = allowedZooms(MAX_GUESSES);

type Props = {
  /** The width of the ground in the picture, in km. */
  readonly widthKm: number | undefined;
  readonly ref: Ref<HTMLInputElement>;
};

/** Picks an unlocked zoom level, from near (left) to far (right). */
export function ZoomSlider({ widthKm, ref }: Props) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const zoom = useAppSelector(selectZoom);
  const allowed = useAppSelector(selectAllowedZooms);
  const units = useAppSelector(selectUnits);
  const isFurtherPlace = useAppSelector(selectSelectedPlace) !== null;
  const isFrozen = useIsFrozen();
  const hintId = useId();
  const index = allowed.indexOf(zoom);
  const isLocked = allowed.length === 1;
  const hint = isFurtherPlace ? texts.game.onePicture : texts.game.zoomHint;
  const scale = allowed.length > ROUND_SCALE.length ? allowed : ROUND_SCALE;
  const width =
    widthKm === undefined
      ? ''
      : texts.game.map.across(texts.units.length(inUnits(widthKm, units), units));
  const step = texts.game.zoomStep(index + 1, allowed.length);
  const pick = (position: number) => {
    const picked = allowed[Math.min(position, allowed.length - 1)];
    if (picked !== undefined && picked !== zoom) dispatch(zoomPicked(picked));
  };

  return (
    <div>
      <Row>
        <Label>{texts.game.zoomStatus(zoom, index + 1, allowed.length)}</Label>
        <Track style={{ '--unlocked': (allowed.length - 1) / (scale.length - 1) }}>
          {scale.map((level, position) => (
            <Tick key={level} $unlocked={position < allowed.length} />
          ))}
          <Range
            ref={ref}
            type="range"
            aria-label={texts.game.zoomLevel}
            aria-valuetext={texts.list(width ? [texts.units.spoken(width), step] : [step])}
            aria-describedby={isLocked ? hintId : undefined}
            min={0}
            max={scale.length - 1}
            value={index}
            disabled={isLocked || isFrozen}
            onChange={({ currentTarget }) => pick(currentTarget.valueAsNumber)}
          />
        </Track>
        <Width>{width}</Width>
      </Row>
      {isLocked ? <Hint id={hintId}>{hint}</Hint> : <LastResult />}
    </div>
  );
}
