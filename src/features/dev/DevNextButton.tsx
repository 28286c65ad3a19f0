import { styled } from 'styled-components';

import { useAppDispatch } from '../../app/hooks';
import { color } from '../../design/tokens';
import { devTexts } from '../../texts/dev';
import { advanceOffset } from './offsetSlice';

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

/** For developers: goes on to the next daily country. */
export function DevNextButton() {
  const dispatch = useAppDispatch();
  return (
    <Button title={devTexts.next.title} onClick={() => dispatch(advanceOffset())}>
      {devTexts.next.action}
    </Button>
  );
}
