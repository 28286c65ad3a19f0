import { styled } from 'styled-components';

import { useAppDispatch } from '../../app/hooks';
import { color } from '../../design/tokens';
import { texts } from '../../texts/en';
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
    <Button title={texts.dev.nextTitle} onClick={() => dispatch(advanceOffset())}>
      {texts.dev.next}
    </Button>
  );
}
