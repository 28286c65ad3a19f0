import type { Ref } from 'react';
import { css, styled } from 'styled-components';

import { MutedText } from '../../../design/MutedText';
import { breakpoints, color, fonts } from '../../../design/tokens';
import { farthestZoom, MAX_GUESSES } from '../../../domain/round';
import { refuseDrag } from '../../../lib/refuseDrag';
import { useAppDispatch, useAppSelector, useIsFrozen } from '../../../store/hooks';
import { useStartTexts } from '../../../texts/useTexts';
import { selectAllowedZooms, selectCurrentRound, selectSelectedPlace } from '../gameSelectors';
import { recapViewPicked, zoomPicked } from '../gameSlice';
import { useCountryLabel } from '../useCountryLabel';
import { selectHasOverview, selectShownLevel } from './frameSelectors';

const Label = styled.span`
  font: 600 0.9rem/1.3 ${fonts.heading};
  font-variant-numeric: tabular-nums;
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
  min-height: 44px;
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

/**
 * Beside the rows. In one column, the rows are right below the slider and show the same. Moves nothing when it goes: a
 * line fits the room below the board.
 */
const Hints = styled(MutedText)`
  display: none;
  grid-area: 2 / 1 / auto / -1;
  margin-bottom: -1.5em;
  font-size: 0.8rem;

  @media ${breakpoints.boardColumns} {
    display: block;
  }
`;

/** Describes the slider while it is locked. */
const ZOOM_HINT = 'zoom-hint';

/** Names the level on the screen, or says that there is only one picture. */
export function ZoomStatus() {
  const texts = useStartTexts().game;
  const level = useAppSelector(selectShownLevel);
  const allowed = useAppSelector(selectAllowedZooms);
  const isFurtherPlace = useAppSelector(selectSelectedPlace) !== null;
  const count = allowed.length;
  if (count === 1 && isFurtherPlace) return <Label id={ZOOM_HINT}>{texts.onePicture}</Label>;
  if (level === undefined) return null;
  return (
    <>
      <Label>{texts.zoomStatus(level, allowed.indexOf(level) + 1, count)}</Label>
      {count === 1 && (
        <Hints>
          <span>{texts.crosshair}</span> <span id={ZOOM_HINT}>{texts.zoomHint}</span>
        </Hints>
      )}
    </>
  );
}

/** Picks an unlocked zoom level, from near (left) to far (right), or beyond them the overview. */
export function ZoomSlider({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  const texts = useStartTexts().game;
  const dispatch = useAppDispatch();
  const level = useAppSelector(selectShownLevel);
  const allowed = useAppSelector(selectAllowedZooms);
  const hasOverview = useAppSelector(selectHasOverview);
  const answer = useAppSelector(selectCurrentRound)?.answer;
  const label = useCountryLabel();
  const isFrozen = useIsFrozen();
  const count = allowed.length;
  const index = level === undefined ? count : allowed.indexOf(level);
  const isLocked = count === 1;
  const last = hasOverview ? count : count - 1;
  const end = Math.max(last, MAX_GUESSES);
  const pick = (position: number) => {
    const picked = Math.min(position, last);
    if (picked === index) return;
    dispatch(picked < count ? zoomPicked(farthestZoom(picked)) : recapViewPicked('country'));
  };

  return (
    <Track style={{ '--unlocked': last / end }}>
      {Array.from({ length: end + 1 }, (_, position) => (
        <Tick key={position} $unlocked={position <= last} />
      ))}
      <Range
        ref={ref}
        type="range"
        aria-label={texts.zoomLevel}
        aria-valuetext={
          level === undefined ? answer && label(answer.name) : texts.zoomStep(index + 1, count)
        }
        aria-describedby={isLocked ? ZOOM_HINT : undefined}
        min={0}
        max={end}
        value={index}
        disabled={isLocked || isFrozen}
        onDragStart={refuseDrag}
        onChange={({ currentTarget }) => pick(currentTarget.valueAsNumber)}
      />
    </Track>
  );
}
