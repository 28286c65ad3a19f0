import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { mainAction, quietAction } from '../design/Button';
import { lazyNamed } from '../design/lazyNamed';
import { breakpoints, fonts } from '../design/tokens';
import { hasEnded, isBegun, MAX_GUESSES, type Round } from '../domain/round';
import { selectToday, selectTodaysRound } from '../features/game/gameSelectors';
import { selectShownStreak } from '../features/statistics/statisticsSelectors';
import type { Texts } from '../texts/texts';
import { useTexts } from '../texts/useTexts';
import { paths } from './paths';
import { SectionBoundary } from './SectionBoundary';

/** The actions stay where they are while the result is loaded. */
const roomForResult = css`
  grid-template-rows: minmax(13rem, auto);

  @media ${breakpoints.twoColumns} {
    grid-template-rows: minmax(7.5rem, auto);
  }
`;

const Standing = styled.div<{ $hasEnded: boolean }>`
  display: grid;
  grid-template: 'result result' 'play share' / auto 1fr;
  align-items: center;
  gap: 14px 12px;
  margin-top: 14px;
  ${({ $hasEnded }) => $hasEnded && roomForResult}

  [role='alert'] {
    grid-area: result;
  }
`;

const Text = styled.p`
  grid-area: result;
  min-height: 1.5em;
  font: 600 1.1rem/1.5 ${fonts.heading};
`;

const Play = styled(Link)<{ $isMain: boolean }>`
  grid-area: play;
  ${({ $isMain }) => ($isMain ? mainAction : quietAction)}
`;

const TodaysResult = lazyNamed(() => import('./TodaysResult'), 'TodaysResult');

/** How the day's round stands before its end, and the label of the way to it. */
function standingOf(round: Round | undefined, { zoomle }: Texts['home']) {
  if (!round || !isBegun(round)) return { text: zoomle.waiting, action: zoomle.play };
  if (hasEnded(round)) return { text: null, action: zoomle.look };
  return { text: zoomle.used(round.guesses.length, MAX_GUESSES), action: zoomle.goOn };
}

/** How today's round stands, and the way to it. */
export function TodaysStanding() {
  const texts = useTexts();
  const isReady = useAppSelector(selectToday) !== null;
  const round = useAppSelector(selectTodaysRound);
  const streak = useAppSelector(selectShownStreak);
  const { text, action } = standingOf(round, texts.home);
  return (
    <Standing $hasEnded={!text}>
      {text && (
        <Text>
          {isReady && text}
          {streak && ` · ${texts.streak(streak)}`}
        </Text>
      )}
      <Play to={paths.zoomle} $isMain={text !== null}>
        {action}
      </Play>
      {!text && round && (
        <SectionBoundary name="result">
          <TodaysResult round={round} />
        </SectionBoundary>
      )}
    </Standing>
  );
}
