import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { color } from '../design/tokens';
import { selectToday } from '../features/game/gameSelectors';
import { dialogOpened } from '../features/ui/dialogSlice';
import { useTexts } from '../texts/useTexts';
import { paths } from './paths';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-top: 14px;
  border-top: 1px solid ${color('line')};
  font-size: clamp(0.85rem, 3.6vw, 1rem);

  a,
  button {
    padding: 10px 0;
    border: 0;
    background: none;
    color: ${color('action')};
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

/** Links to the rest of the game. */
export function ZoomleLinks() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectToday) !== null;
  return (
    <Links aria-label={texts.home.zoomle.links}>
      <Link to={paths.practice}>{texts.game.menu.practice}</Link>
      <Link to={paths.archive}>{texts.game.menu.archive}</Link>
      <button
        aria-haspopup="dialog"
        disabled={!isReady}
        onClick={() => dispatch(dialogOpened('statistics'))}
      >
        {texts.game.menu.statistics}
      </button>
      <Link to={paths.challenge}>{texts.home.zoomle.challenge}</Link>
      <Link to={paths.progress}>{texts.home.zoomle.progress}</Link>
    </Links>
  );
}
