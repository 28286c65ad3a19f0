import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import { useAppDispatch, useAppSelector, useIsFrozen } from '../../store/hooks';
import { devTexts } from '../../texts/dev';
import { selectToday } from '../game/gameSelectors';
import { openNextCountry } from './devThunks';

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
