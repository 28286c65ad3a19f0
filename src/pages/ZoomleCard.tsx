import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../app/hooks';
import { OptionalImage } from '../design/OptionalImage';
import { breakpoints, color } from '../design/tokens';
import { selectTodaysThumbnail } from '../features/game/gameSelectors';
import { useTexts } from '../texts/useTexts';
import { paths } from './paths';
import { TodaysStanding } from './TodaysStanding';
import { ZoomleLinks } from './ZoomleLinks';

export const Name = styled.h2`
  font-size: 1.9rem;
`;

export const Description = styled.p`
  color: ${color('muted')};
`;

/** As high before the round as after it: the picture has the room that the result does not need yet. */
const Stage = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 31rem;

  @media ${breakpoints.twoColumns} {
    min-height: 26rem;
  }
`;

/** A piece of today's map around its middle, where the landmark is. */
const Thumbnail = styled(Link)`
  position: relative;
  flex: 1 0 6rem;
  margin-bottom: 16px;
  background: ${color('line')};

  /* The way to the map comes first where both do not fit. */
  @media (max-width: 759px), ${breakpoints.short} {
    order: 1;
    margin: 20px 0 0;
  }

  img {
    position: absolute;
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

/** The playable game. */
export function ZoomleCard() {
  const texts = useTexts();
  const { countries, mapProviders } = useServices();
  const thumbnail = useAppSelector((state) =>
    selectTodaysThumbnail(state, countries, mapProviders),
  );
  return (
    <article>
      <Stage>
        {/* Leads where the name below it does: for pointers only. */}
        <Thumbnail to={paths.zoomle} tabIndex={-1} aria-hidden="true">
          {thumbnail && <OptionalImage key={thumbnail} src={thumbnail} width={640} height={480} />}
        </Thumbnail>
        <Name>
          <NameLink to={paths.zoomle}>{texts.home.zoomle.name}</NameLink>
        </Name>
        <Description>{texts.home.zoomle.description}</Description>
        <TodaysStanding />
      </Stage>
      <ZoomleLinks />
    </article>
  );
}
