import { css, styled } from 'styled-components';

import { color } from '../../design/tokens';

const KNOB = 12;

export const ZoomTrack = styled.div`
  position: relative;
  min-width: 90px;
  height: 44px;
`;

/** A level's mark on the scale, with the line that leads to it from the level before. */
export const ZoomTick = styled.span<{ $position: number; $unlocked: boolean }>`
  position: absolute;
  top: 16px;
  left: calc(${KNOB / 2}px + (100% - ${KNOB}px) * ${({ $position }) => $position});
  width: 1px;
  height: 12px;
  background: ${({ $unlocked }) => color($unlocked ? 'ink' : 'line')};
`;

const track = css`
  height: 2px;
  background: ${color('line')};
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

  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${knob}
    margin-top: -10px;
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
