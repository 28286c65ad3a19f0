import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import { useAppDispatch, useAppSelector, useIsFrozen } from '../../store/hooks';
import { devTexts } from '../../texts/dev';
import { selectToday } from '../game/gameSelectors';
import { openNextCountry } from './devThunks';

const Button = styled.button`
  min-height: 34px;
  margin-top: 4px;
  padding: 0 10px;
  border: 1px dashed ${color('muted')};
  color: ${color('muted')};
  font:
    400 0.8rem/1.5 ui-monospace,
    monospace;
`;

/** The button is beside the bar, in the page's corner, or above it where the bar needs the whole line. */
const Corner = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  column-gap: 20px;

  > :first-child {
    flex: auto;
    min-width: 0;
  }
`;

/** Skips to the next daily country, with an empty board. */
function DevNextButton() {
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectToday) !== null;
  const isFrozen = useIsFrozen();
  return (
    <Button
      lang="en"
      title={devTexts.next.title}
      disabled={!isReady || isFrozen}
      onClick={() => dispatch(openNextCountry())}
    >
      {devTexts.next.action}
    </Button>
  );
}

/** A page's top bar, and "Dev: Next" in the top corner. */
export const DevCorner = ({ children }: { readonly children: ReactNode }) => (
  <Corner>
    {children}
    <DevNextButton />
  </Corner>
);
