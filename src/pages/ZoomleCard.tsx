import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { mainAction } from '../design/Button';
import { color, fonts } from '../design/tokens';
import { MAX_GUESSES, type Round, roundStatus } from '../domain/round';
import { selectTeaser, selectTodaysRound } from '../features/game/gameSelectors';
import { texts } from '../texts/en';
import { paths } from './paths';

export const Name = styled.h2`
  font-size: 1.9rem;
`;

export const Description = styled.p`
  color: ${color('muted')};
`;

/** Today's map, as a strip through its middle, where the landmark is. */
const Teaser = styled.div`
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
  const { zoomle } = texts.home;
  const count = round?.guesses.length ?? 0;
  if (!round || count === 0) return { today: zoomle.waiting, action: zoomle.play };
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
  return (
    <article>
      <Teaser>{teaser && <img src={teaser} alt="" width="800" height="600" />}</Teaser>
      <Name>{texts.home.zoomle.name}</Name>
      <Description>{texts.home.zoomle.description}</Description>
      <Today>{today}</Today>
      <Play to={paths.zoomle}>{action}</Play>
    </article>
  );
}
