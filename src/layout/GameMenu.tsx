import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';

import { visuallyHidden } from '../design/mixins';
import { breakpoints } from '../design/tokens';
import { selectToday } from '../features/game/gameSelectors';
import { type DialogName, dialogOpened } from '../features/ui/dialogSlice';
import { paths } from '../paths';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { siteName } from '../texts/siteName';
import { useStartTexts } from '../texts/useTexts';

/** Names if they all fit, else icons. */
const Menu = styled.nav`
  display: flex;
  margin-inline-start: auto;

  a,
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    color: inherit;
    font-size: 0.8rem;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover,
  a[aria-current],
  button:hover {
    text-decoration: underline;
  }
  a[aria-current] svg {
    border-bottom: 2px solid;
  }
  gap: 0 20px;

  svg {
    display: none;
  }
  @media ${breakpoints.iconMenu} {
    gap: 0;

    svg {
      display: block;
    }
    span {
      ${visuallyHidden}
    }
  }
`;

const Icon = styled.svg`
  padding-bottom: 2px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
`;

const PATHS = {
  help: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M9 9.5a3 3 0 1 1 4.2 2.7q-1.2.6-1.2 2M12 16v2',
  settings: 'M3 7h10m4 0h4M3 17h4m4 0h10M15 4v6M9 14v6',
  statistics: 'M5 21V12M12 21V3M19 21v-6',
  archive: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  practice: 'M20 12a8 8 0 1 1-2.5-5.8L21 9M21 3v6h-6',
  earth: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18q-8 9 0 18 8-9 0-18M3 12h18',
};

const DIALOGS: readonly DialogName[] = ['help', 'settings'];
const PAGES = ['statistics', 'archive', 'practice', 'earth'] as const;

export function GameMenu() {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectToday) !== null;
  const item = (name: keyof typeof PATHS) => (
    <>
      <Icon viewBox="0 0 24 24" width="24" height="26" aria-hidden="true">
        <path d={PATHS[name]} />
      </Icon>
      <span>{texts.game.menu[name]}</span>
    </>
  );
  return (
    <Menu aria-label={siteName}>
      {DIALOGS.map((name) => (
        <button
          key={name}
          aria-haspopup="dialog"
          disabled={!isReady}
          title={texts.game.menu[name]}
          onClick={() => dispatch(dialogOpened(name))}
        >
          {item(name)}
        </button>
      ))}
      {PAGES.map((name) => (
        <NavLink key={name} to={paths[name]} title={texts.game.menu[name]} end>
          {item(name)}
        </NavLink>
      ))}
    </Menu>
  );
}
