import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import { puzzleOf } from '../../domain/round';
import { useAppDispatch, useAppSelector, useIsFrozen, useServices } from '../../store/hooks';
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

/** Skips to the next daily country, with an empty board. */
export function DevNextButton() {
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const today = useAppSelector(selectToday);
  const next = useAppSelector(selectOffset) + 1;
  const isFrozen = useIsFrozen();
  return (
    <Button
      lang="en"
      title={devTexts.next.title}
      disabled={!today || isFrozen}
      onClick={() => today && dispatch(offsetAdvanced(puzzleOf(countries, today, next)))}
    >
      {devTexts.next.action}
    </Button>
  );
}
