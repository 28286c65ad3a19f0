import { memo, type Ref, useDeferredValue, useId } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { color, fonts } from '../../design/tokens';
import { allowedZooms, MAX_GUESSES, type ZoomLevel } from '../../domain/round';
import { inUnits } from '../../domain/units';
import { gameTexts } from '../../texts/game';
import { unitTexts } from '../../texts/units';
import { selectUnits } from '../settings/settingsSelectors';
import { selectZoomView } from './gameSelectors';
import { zoomPicked } from './gameSlice';
import { alongScale, ZoomRange, ZoomTick, ZoomTrack } from './zoomTrack';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 44px;

  /* Where two lines are enough, another level lays out this row and nothing else. */
  @media (min-width: 22rem) {
    height: max(44px, 2.75rem);
    contain: size layout;
  }
`;

const Label = styled.span`
  font: 600 0.9rem/1.3 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

const Quiet = styled.span`
  color: ${color('muted')};
  font-size: 0.8rem;
`;

const Hint = styled(Quiet)`
  display: block;
  min-height: 1.5em;
`;

/** Every level that a round can unlock, nearest first: the slider's scale. */
const ROUND_SCALE = allowedZooms(MAX_GUESSES);

type MarksProps = { readonly scale: readonly ZoomLevel[]; readonly unlockedCount: number };

const Marks = memo(function Marks({ scale, unlockedCount }: MarksProps) {
  return scale.map((level, position) => (
    <ZoomTick key={level} $unlocked={position < unlockedCount} />
  ));
});

type Props = {
  /** Width of the ground that the picture on the screen shows, in km. */
  readonly widthKm: number | undefined;
  readonly ref: Ref<HTMLInputElement>;
};

/** The level and those unlocked: at once when a level was picked, and with its row after a guess. */
function useZoomView() {
  const view = useAppSelector(selectZoomView);
  const deferred = useDeferredValue(view);
  return deferred.allowed === view.allowed ? view : deferred;
}

/** Picks one of the unlocked zoom levels, from near (left) to far (right). */
export const ZoomSlider = (props: Props) => <Slider view={useZoomView()} {...props} />;

type SliderProps = Props & { readonly view: ReturnType<typeof useZoomView> };

const Slider = memo(function Slider({ view: { zoom, allowed }, widthKm, ref }: SliderProps) {
  const dispatch = useAppDispatch();
  const units = useAppSelector(selectUnits);
  const hintId = useId();
  const index = allowed.indexOf(zoom);
  const isLocked = allowed.length === 1;
  const scale = allowed.length > ROUND_SCALE.length ? allowed : ROUND_SCALE;

  const pick = (position: number) => {
    const picked = allowed[Math.min(position, allowed.length - 1)];
    if (picked !== undefined && picked !== zoom) dispatch(zoomPicked(picked));
  };

  return (
    <div>
      <Row>
        <Label>{gameTexts.zoomStatus(zoom, index + 1, allowed.length)}</Label>
        <ZoomTrack style={alongScale((allowed.length - 1) / (scale.length - 1))}>
          <Marks scale={scale} unlockedCount={allowed.length} />
          <ZoomRange
            ref={ref}
            type="range"
            aria-label={gameTexts.zoomLevel}
            aria-valuetext={gameTexts.zoomValue(zoom, index + 1, allowed.length)}
            aria-describedby={isLocked ? hintId : undefined}
            min={0}
            max={scale.length - 1}
            value={index}
            disabled={isLocked}
            onChange={(event) => pick(event.currentTarget.valueAsNumber)}
          />
        </ZoomTrack>
        <Quiet>
          {widthKm !== undefined &&
            gameTexts.map.across(unitTexts.length(inUnits(widthKm, units), units))}
        </Quiet>
      </Row>
      <Hint id={hintId}>{isLocked && gameTexts.zoomHint}</Hint>
    </div>
  );
});
