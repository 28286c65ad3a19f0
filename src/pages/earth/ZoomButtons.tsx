import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { passFocusOn } from '../../design/passFocusOn';
import { color, fonts } from '../../design/tokens';
import { MAX_ZOOM } from '../../features/earth/globe/turns';
import { NEARER } from '../../features/earth/globe/useTurning';
import { useTexts } from '../../texts/useTexts';

const Buttons = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  gap: 4px;

  button {
    width: 40px;
    height: 40px;
    border: 1px solid ${color('ink')};
    background: ${color('ground')};
    color: ${color('ink')};
    font: 700 20px/1 ${fonts.heading};
  }
  [aria-disabled='true'] {
    color: ${color('muted')};
    cursor: default;
  }
`;

type Props = {
  readonly zoom: number;
  /** Nears by a factor. */
  readonly near: (by: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Nears the globe, recedes, and shows it whole again. */
export function ZoomButtons({ zoom, near, onKeyDown }: Props) {
  const { earth } = useTexts();
  const step = (label: string, sign: string, by: number, isAtEnd: boolean) => (
    <button type="button" aria-label={label} aria-disabled={isAtEnd} onClick={() => near(by)}>
      {sign}
    </button>
  );
  return (
    <Buttons role="group" aria-label={earth.zoom} onKeyDown={onKeyDown}>
      {zoom > 1 && (
        <button ref={passFocusOn} type="button" aria-label={earth.whole} onClick={() => near(0)}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      )}
      {step(earth.nearer, '+', NEARER, zoom >= MAX_ZOOM)}
      {step(earth.farther, '−', 1 / NEARER, zoom <= 1)}
    </Buttons>
  );
}
