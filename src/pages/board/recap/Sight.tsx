import { styled } from 'styled-components';

import { EnglishName } from '../../../design/EnglishName';
import { row } from '../../../design/mixins';
import { MutedText } from '../../../design/MutedText';
import { breakpoints, color, fonts } from '../../../design/tokens';
import { selectCurrentRound } from '../../../features/game/gameSelectors';
import { CountryPicture } from '../../../features/game/map/CountryPicture';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { useAppSelector } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';
import { NewTabLink } from './NewTabLink';
import { searchUrl } from './wikipedia';

/** In one column above the rows, otherwise beside the picture below them. */
const SightRoom = styled.div`
  order: 1;
  margin-bottom: 10px;

  @media ${breakpoints.boardColumns} {
    order: 3;
    margin-top: 20px;
  }
`;

/** The link is larger to touch than it looks, so that no gap parts it from the line above. */
const Seen = styled.p`
  margin: 10px 0 20px;

  a {
    display: inline-block;
    margin: -10px 0;
    padding: 10px 0;
    font: 600 1.15rem/1.3 ${fonts.heading};
  }
`;

const Head = styled.div`
  ${row('4px 12px')}
  padding-bottom: 8px;
  border-bottom: 2px solid ${color('ink')};

  img {
    width: 40px;
    height: 30px;
    border: 1px solid ${color('line')};
  }
`;

/** The id of the country's name, which heads what follows a round. */
export const COUNTRY_HEADING = 'country-heading';

/** What the player was looking at: the landmark, and its country with its flag. */
export function Sight() {
  const { recap } = useTexts();
  const label = useCountryLabel();
  const answer = useAppSelector(selectCurrentRound)?.answer;
  if (!answer) return null;
  const { name, place } = answer;
  return (
    <SightRoom>
      <Seen>
        <MutedText as="span">{recap.seen}</MutedText>{' '}
        <NewTabLink href={searchUrl(place, name)}>
          <EnglishName name={place} />
        </NewTabLink>
      </Seen>
      <Head>
        <CountryPicture country={name} file="flag.avif" />
        <h2 id={COUNTRY_HEADING}>{label(name)}</h2>
      </Head>
    </SightRoom>
  );
}
