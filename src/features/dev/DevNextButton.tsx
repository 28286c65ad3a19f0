import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useIsFrozen } from '../../app/hooks';
import type { AppThunk } from '../../app/makeStore';
import { color } from '../../design/tokens';
import { puzzleOf } from '../../domain/round';
import { devTexts } from '../../texts/dev';
import { offsetAdvanced } from '../events';
import { selectToday } from '../game/gameSelectors';
import { selectOffset } from './offsetSlice';

const Button = styled.button`
  min-height: 34px;
  padding: 0 10px;
  border: 1px dashed ${color('muted')};
  color: ${color('muted')};
  font:
    400 0.8rem/1.5 ui-monospace,
    monospace;
`;

const advanceOffset =
  (): AppThunk =>
  (dispatch, getState, { countries }) => {
    const today = selectToday(getState());
    if (today) dispatch(offsetAdvanced(puzzleOf(countries, today, selectOffset(getState()) + 1)));
  };

/** For developers: goes on to the next daily country, with an empty board. */
export function DevNextButton() {
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectToday) !== null;
  const isFrozen = useIsFrozen();
  return (
    <Button
      lang="en"
      title={devTexts.next.title}
      disabled={!isReady || isFrozen}
      onClick={() => dispatch(advanceOffset())}
    >
      {devTexts.next.action}
    </Button>
  );
}
