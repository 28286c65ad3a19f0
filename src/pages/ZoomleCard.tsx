import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../app/hooks';
import { mainAction } from '../design/Button';
import { color, fonts } from '../design/tokens';
import { MAX_GUESSES, type Round } from '../domain/round';
import {
  selectToday,
  selectTodaysRound,
  selectTodaysThumbnail,
} from '../features/game/gameSelectors';
import { selectStatistics } from '../features/statistics/statisticsSelectors';
import { homeTexts } from '../texts/home';
import { paths } from './paths';

export const Name = styled.h2`
  font-size: 1.9rem;
`;

export const Description = styled.p`
  color: ${color('muted')};
`;

/** A strip through the middle of today's map, where the landmark is. */
const Thumbnail = styled(Link)`
  display: block;
  aspect-ratio: 3 / 1;
  margin-bottom: 16px;
  overflow: hidden;
  background: ${color('line')};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Today = styled.p`
  min-height: 1.5em;
  margin: 14px 0;
  font: 600 1.1rem/1.5 ${fonts.heading};
`;

const Play = styled(Link)`
  ${mainAction}
`;

/** How the day's round stands, and the label of the way to it. */
function standingOf(round: Round | undefined) {
  const { zoomle } = homeTexts;
  const count = round?.guesses.length ?? 0;
  if (!round || count === 0) return { today: zoomle.waiting, action: zoomle.play };
  switch (round.status) {
    case 'playing':
      return { today: zoomle.used(count, MAX_GUESSES), action: zoomle.goOn };
    case 'won':
      return { today: zoomle.won(count), action: zoomle.look };
    case 'lost':
      return { today: zoomle.lost, action: zoomle.look };
  }
}

/** The playable game. */
export function ZoomleCard() {
  const { countries, mapProviders } = useServices();
  const isReady = useAppSelector(selectToday) !== null;
  const { today, action } = standingOf(useAppSelector(selectTodaysRound));
  const thumbnail = useAppSelector((state) =>
    selectTodaysThumbnail(state, countries, mapProviders),
  );
  const streak = useAppSelector(selectStatistics)?.currentStreak ?? 0;
  return (
    <article>
      {/* Leads where the name below it does: for pointers only. */}
      <Thumbnail to={paths.zoomle} tabIndex={-1} aria-hidden="true">
        {thumbnail && (
          <img
            key={thumbnail}
            src={thumbnail}
            alt=""
            width="800"
            height="600"
            onError={({ currentTarget }) => (currentTarget.hidden = true)}
          />
        )}
      </Thumbnail>
      <Name>
        <NameLink to={paths.zoomle}>{homeTexts.zoomle.name}</NameLink>
      </Name>
      <Description>{homeTexts.zoomle.description}</Description>
      <Today>
        {isReady && today}
        {streak > 1 && homeTexts.zoomle.streak(streak)}
      </Today>
      <Play to={paths.zoomle}>{action}</Play>
    </article>
  );
}
