import { type ComponentProps, memo, type Ref, useDeferredValue, useId } from 'react';
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

type View = ReturnType<typeof selectZoomView>;

/** Picks one of the unlocked zoom levels, from near (left) to far (right). */
export const ZoomSlider = (props: Props) => (
  <Slider view={useDeferredValue(useAppSelector(selectZoomView))} {...props} />
);

type SliderProps = Props & { readonly view: View };

const Slider = memo(function Slider({ view, widthKm, ref }: SliderProps) {
  const units = useAppSelector(selectUnits);
  const hintId = useId();
  const { zoom, allowed } = view;
  const isLocked = allowed.length === 1;
  const scale = allowed.length > ROUND_SCALE.length ? allowed : ROUND_SCALE;

  return (
    <div>
      <Row>
        <Label>{gameTexts.zoomStatus(zoom, allowed.indexOf(zoom) + 1, allowed.length)}</Label>
        <ZoomTrack style={alongScale((allowed.length - 1) / (scale.length - 1))}>
          <Marks scale={scale} unlockedCount={allowed.length} />
          <Range
            ref={ref}
            shown={view}
            max={scale.length - 1}
            disabled={isLocked}
            aria-describedby={isLocked ? hintId : undefined}
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

type RangeProps = ComponentProps<typeof ZoomRange> & {
  /** What the rest of the slider shows. */
  readonly shown: View;
};

/** The slider's knob: at once where a level was picked, and with the rest after a guess. */
function Range({ shown, ...props }: RangeProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectZoomView);
  const { zoom, allowed } = view.allowed === shown.allowed ? view : shown;
  const index = allowed.indexOf(zoom);
  const pick = (position: number) => {
    const picked = allowed[Math.min(position, allowed.length - 1)];
    if (picked !== undefined && picked !== zoom) dispatch(zoomPicked(picked));
  };
  return (
    <ZoomRange
      type="range"
      aria-label={gameTexts.zoomLevel}
      aria-valuetext={gameTexts.zoomValue(zoom, index + 1, allowed.length)}
      min={0}
      value={index}
      onChange={(event) => pick(event.currentTarget.valueAsNumber)}
      {...props}
    />
  );
}
