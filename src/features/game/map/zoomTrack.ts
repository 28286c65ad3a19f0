import { css, styled } from 'styled-components';

import { color } from '../../../design/tokens';

const KNOB = 12;

/** The slider's track, near at the left in every language, dark as far as `$unlocked` (0 to 1). */
export const ZoomTrack = styled.div.attrs<{ $unlocked: number }>(({ $unlocked }) => ({
  style: { '--unlocked': $unlocked },
}))`
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

export const ZoomTick = styled.span<{ $unlocked: boolean }>`
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
  background: ${color('signal')};
`;

export const ZoomRange = styled.input`
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
    cursor: not-allowed;
  }
  &:disabled::-webkit-slider-thumb {
    background: ${color('muted')};
  }
  &:disabled::-moz-range-thumb {
    background: ${color('muted')};
  }
`;
