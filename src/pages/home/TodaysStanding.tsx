import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

import { mainAction, quietAction } from '../../design/Button';
import { row } from '../../design/mixins';
import { color, fonts } from '../../design/tokens';
import { hasEnded, isBegun, MAX_GUESSES, type Round } from '../../domain/round';
import { selectToday, selectTodaysRound } from '../../features/game/gameSelectors';
import { selectHasPlayed } from '../../features/rounds/roundsSlice';
import { selectShownStreak } from '../../features/statistics/statisticsSelectors';
import { LazyPart, SectionBoundary } from '../../layout/SectionBoundary';
import { lazyParts } from '../../lib/lazyParts';
import { paths } from '../../paths';
import { useAppSelector } from '../../store/hooks';
import type { Texts } from '../../texts/texts';
import { useStartTexts } from '../../texts/useTexts';

/** Tells whether there is room for what newcomers lack; before the site has started, by index.html's class. */
const Room = styled.div<{ $hasPlayed: boolean }>`
  --played: ${({ $hasPlayed }) => Number($hasPlayed)};

  .has-played & {
    --played: 1;
  }
`;

/** Rows reserve their space, to avoid layout shift. */
const Standing = styled.div`
  display: grid;
  grid-template-rows: minmax(2rem, auto) auto minmax(calc(44px * var(--played)), auto);
  align-items: center;
  gap: 8px;
  margin-top: 8px;
`;

const Text = styled.p`
  font: 600 1.1rem/1.3 ${fonts.heading};
`;

const Actions = styled.div`
  ${row('8px 12px')}
  grid-row: 2;
`;

/** Alone in its row, and full width on phones. */
const largeAction = css`
  ${mainAction}
  padding-inline: 1.8rem;
  text-align: center;

  @media (max-width: 639px) {
    flex: 1;
  }
`;

const Play = styled(Link)<{ $isMain: boolean }>`
  ${({ $isMain }) => ($isMain ? largeAction : quietAction)}
`;

const Further = styled.p`
  grid-row: 3;
  align-self: end;
  color: ${color('muted')};
  font: 600 0.95rem/1.3 ${fonts.heading};

  b {
    color: ${color('ink')};
    font-size: 1.1rem;
  }
`;

const LastDays = styled.div`
  min-height: calc(3.3rem * var(--played));
  margin-top: calc(8px + 8px * var(--played));
`;

const { NextMap, TodaysResult, TodaysShare, Week } = lazyParts(() => import('./TodaysResult'));

/** The text and the link's label for today's round, until it ends. */
function standingOf(round: Round | undefined, zoomle: Texts['home']['zoomle']) {
  if (!round || !isBegun(round)) return { text: zoomle.waiting, action: zoomle.play };
  if (hasEnded(round)) return { text: null, action: zoomle.look };
  return { text: zoomle.used(round.guesses.length, MAX_GUESSES), action: zoomle.goOn };
}

export function TodaysStanding() {
  const { zoomle } = useStartTexts().home;
  const isReady = useAppSelector(selectToday) !== null;
  // Deferred: what is shown stays until all of the result has loaded.
  const round = useDeferredValue(useAppSelector(selectTodaysRound));
  const streak = useAppSelector(selectShownStreak);
  const hasPlayed = useAppSelector(selectHasPlayed);
  const { text, action } = standingOf(round, zoomle);
  const play = (isMain: boolean) => (
    <Play to={paths.zoomle} $isMain={isMain}>
      {action}
    </Play>
  );
  return (
    <Room $hasPlayed={hasPlayed}>
      <Standing>
        <SectionBoundary name="result">
          {text ? <Text>{isReady && text}</Text> : round && <TodaysResult round={round} />}
        </SectionBoundary>
        <Actions>
          {/* One after the other, the second would move. */}
          <LazyPart waiting={play(true)}>
            {!text && <TodaysShare />}
            {play(text !== null)}
          </LazyPart>
        </Actions>
        <LazyPart>
          {text ? (
            <Further>
              {streak ? <b>{zoomle.keepGoing(streak)}</b> : hasPlayed && zoomle.week}
            </Further>
          ) : (
            <NextMap />
          )}
        </LazyPart>
      </Standing>
      <LastDays>
        <LazyPart>{hasPlayed && <Week />}</LazyPart>
      </LastDays>
    </Room>
  );
}
