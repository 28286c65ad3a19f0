import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { color } from '../design/tokens';
import { selectToday } from '../features/game/gameSelectors';
import { dialogOpened } from '../features/ui/dialogSlice';
import { gameTexts } from '../texts/game';
import { homeTexts } from '../texts/home';
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
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectToday) !== null;
  return (
    <Links aria-label={homeTexts.zoomle.links}>
      <Link to={paths.practice}>{gameTexts.menu.practice}</Link>
      <Link to={paths.archive}>{gameTexts.menu.archive}</Link>
      <button
        aria-haspopup="dialog"
        disabled={!isReady}
        onClick={() => dispatch(dialogOpened('statistics'))}
      >
        {gameTexts.menu.statistics}
      </button>
      <Link to={paths.challenge}>{homeTexts.zoomle.challenge}</Link>
      <Link to={paths.progress}>{homeTexts.zoomle.progress}</Link>
    </Links>
  );
}
