import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { selectToday } from '../game/gameSelectors';
import { darkModeToggled, selectDarkMode } from './darkModeSlice';

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: ${color('muted')};

  &::after {
    content: '';
    width: 38px;
    height: 20px;
    border: 2px solid ${color('ink')};
    background: linear-gradient(${color('ink')} 0 0) 2px center / 12px 12px no-repeat;
  }
  &[aria-checked='true']::after {
    background-position: right 2px center;
  }
  [dir='rtl'] &::after {
    transform: scaleX(-1);
  }
`;

/** Applies to this visit only. */
export function DarkModeSwitch() {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const isDark = useAppSelector(selectDarkMode);
  const isReady = useAppSelector(selectToday) !== null;
  return (
    <Switch
      role="switch"
      aria-checked={isDark}
      disabled={!isReady}
      onClick={() => dispatch(darkModeToggled())}
    >
      {texts.home.darkMode}
    </Switch>
  );
}
