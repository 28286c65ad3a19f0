import { styled } from 'styled-components';

import { QuietButton } from '../../design/Button';
import { color } from '../../design/tokens';
import { replayPageTexts as texts } from '../../texts/replay';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 12px 14px;
  background: ${color('surface')};

  label {
    display: flex;
    flex: 1 1 280px;
    gap: 10px;
    font-weight: 700;
  }
  input {
    flex: 1;
  }
  [role='status'] {
    width: 100%;
    white-space: pre-line;
  }
`;

type Props = {
  /** Which moment is shown, from 0. */
  readonly place: number;
  readonly count: number;
  /** What happened, in words. */
  readonly told: string;
  readonly onMove: (place: number) => void;
};

/** Goes through the moments of a log. */
export function Scrubber({ place, count, told, onMove }: Props) {
  return (
    <Bar>
      <QuietButton disabled={place === 0} onClick={() => onMove(place - 1)}>
        {texts.previous}
      </QuietButton>
      <label>
        {texts.event}
        <input
          type="range"
          min={0}
          max={count - 1}
          value={place}
          aria-valuetext={texts.count(place + 1, count)}
          onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
        />
      </label>
      <QuietButton disabled={place === count - 1} onClick={() => onMove(place + 1)}>
        {texts.next}
      </QuietButton>
      <div role="status">{told}</div>
    </Bar>
  );
}
