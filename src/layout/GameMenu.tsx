import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { selectToday } from '../features/game/gameSelectors';
import { type DialogName, dialogOpened } from '../features/ui/dialogSlice';
import { paths } from '../paths';
import { siteName } from '../texts/siteName';
import { useTexts } from '../texts/useTexts';

const Menu = styled.nav`
  display: flex;
  flex-wrap: wrap;
  order: 1;
  width: 100%;
  gap: 0 11px;

  /* Beside the link home. */
  @media (min-width: 720px) {
    order: 0;
    width: auto;
    margin-inline-start: auto;
    gap: 0 20px;
  }

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    font-size: clamp(0.68rem, 3.05vw, 0.8rem);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover,
  a[aria-current],
  button:hover {
    text-decoration: underline;
  }
`;

const DIALOGS: readonly DialogName[] = ['help', 'settings'];
const PAGES = ['statistics', 'archive', 'practice'] as const;

/** The game's navigation. */
export function GameMenu() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectToday) !== null;
  return (
    <Menu aria-label={siteName}>
      {DIALOGS.map((name) => (
        <button
          key={name}
          aria-haspopup="dialog"
          disabled={!isReady}
          onClick={() => dispatch(dialogOpened(name))}
        >
          {texts.game.menu[name]}
        </button>
      ))}
      {PAGES.map((name) => (
        <NavLink key={name} to={paths[name]} end>
          {texts.game.menu[name]}
        </NavLink>
      ))}
    </Menu>
  );
}
