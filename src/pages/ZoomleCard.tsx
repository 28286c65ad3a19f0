import { styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { mainAction } from '../design/Button';
import { Link } from '../design/Link';
import { color, fonts } from '../design/tokens';
import { MAX_GUESSES, type Round, roundStatus } from '../domain/round';
import { selectTeaser, selectTodaysRound } from '../features/game/gameSelectors';
import { selectStatistics } from '../features/statistics/statisticsSelectors';
import { homeTexts } from '../texts/home';
import { paths } from './paths';

export const Name = styled.h2`
  font-size: 1.9rem;
`;

export const Description = styled.p`
  color: ${color('muted')};
`;

/** Today's map, as a strip through its middle, where the landmark is. */
const Teaser = styled(Link)`
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

/** How the day's round stands, and what to do about it. */
function standing(round: Round | undefined) {
  const { zoomle } = homeTexts;
  const count = round?.guesses.length ?? 0;
  if (!round) return { today: null, action: zoomle.play };
  if (count === 0) return { today: zoomle.waiting, action: zoomle.play };
  switch (roundStatus(round)) {
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
  const { today, action } = standing(useAppSelector(selectTodaysRound));
  const teaser = useAppSelector(selectTeaser);
  const streak = useAppSelector(selectStatistics)?.currentStreak ?? 0;
  return (
    <article>
      {/* The same way as by the name below it, for those who point. */}
      <Teaser to={paths.zoomle} tabIndex={-1} aria-hidden="true">
        {teaser ? (
          <img
            key={teaser}
            src={teaser}
            alt=""
            width="800"
            height="600"
            onError={({ currentTarget }) => (currentTarget.hidden = true)}
          />
        ) : (
          // Filled in by scripts/shells/today.js on the page that the build has rendered.
          <img data-today="" alt="" width="800" height="600" hidden />
        )}
      </Teaser>
      <Name>
        <NameLink to={paths.zoomle}>{homeTexts.zoomle.name}</NameLink>
      </Name>
      <Description>{homeTexts.zoomle.description}</Description>
      <Today>
        {today}
        {streak > 1 && homeTexts.zoomle.streak(streak)}
      </Today>
      <Play to={paths.zoomle}>{action}</Play>
    </article>
  );
}
