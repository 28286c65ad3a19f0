import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import type { AppThunk } from '../../app/makeStore';
import { color } from '../../design/tokens';
import { puzzleOf } from '../../domain/round';
import { devTexts } from '../../texts/dev';
import { offsetAdvanced } from '../events';
import { selectToday } from '../game/gameSelectors';
import { selectOffset } from './offsetSlice';
import { returnToPresent } from './travel';

const Button = styled.button`
  min-height: 34px;
  padding: 0 10px;
  border: 1px dashed ${color('muted')};
  background: transparent;
  color: ${color('muted')};
  font:
    400 0.8rem/1.5 ui-monospace,
    monospace;
  cursor: pointer;
`;

/** Goes on to the next daily country, with an empty board. */
const advanceOffset =
  (): AppThunk =>
  (dispatch, getState, { countries }) => {
    const today = selectToday(getState());
    if (today) dispatch(offsetAdvanced(puzzleOf(countries, today, selectOffset(getState()) + 1)));
  };

/** For developers: goes on to the next daily country. */
export function DevNextButton() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isReady = useAppSelector(selectToday) !== null;
  return (
    <Button
      lang="en"
      title={devTexts.next.title}
      disabled={!isReady}
      onClick={() => {
        returnToPresent(store);
        dispatch(advanceOffset());
      }}
    >
      {devTexts.next.action}
    </Button>
  );
}
