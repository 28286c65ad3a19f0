import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { breakpoints, pictureGround } from '../../design/tokens';
import { continentOf } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { roundDate } from '../../domain/roundId';
import { CountryPicture } from '../../features/game/map/CountryPicture';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import { pathOfDay } from '../../paths';
import { useTexts } from '../../texts/useTexts';
import { ExpeditionLink } from './ExpeditionLink';
import { useWhenLit } from './useWhenLit';

/** The picture is beside the words, or below large ones. */
const Card = styled.section`
  display: grid;
  grid-template: auto auto 1fr / 1fr min(40%, 190px);
  gap: 2px 16px;

  p {
    text-wrap: pretty;
  }
  img {
    grid-area: 1 / 2 / 4;
    width: 100%;
    height: auto;
    background: ${pictureGround};
  }
  a {
    display: inline-block;
    padding: 8px 0;
    font-size: 0.9rem;
  }

  @media ${breakpoints.largeText} {
    display: block;
  }
`;

const WayOn = styled(ExpeditionLink)`
  display: inline-block;
  padding: 8px 0;
  font-size: 0.9rem;
`;

type Props = { readonly country: LitCountry; readonly isLast: boolean };

/** A country that is not lit yet, the day's too: nothing tells it from the others. */
export function DarkCard({ name }: { readonly name: string }) {
  const { earth } = useTexts();
  const label = useCountryLabel();
  const continent = continentOf(name);
  return (
    <section>
      <h2>{label(name)}</h2>
      <MutedText>{earth.notLit}</MutedText>
      {continent && <WayOn continent={continent} />}
    </section>
  );
}

/** A lit country: its picture, when it was lit, and a link to its map. */
export function CountryCard({ country, isLast }: Props) {
  const { day, earth, game } = useTexts();
  const whenLit = useWhenLit();
  const name = useCountryLabel()(country.name);
  const date = roundDate(country.id);
  return (
    <Card>
      <h2>{isLast ? earth.last(name) : name}</h2>
      <MutedText>
        {date ? day.result.won(country.round.guesses.length) : whenLit(country)}
      </MutedText>
      {date && <Link to={pathOfDay(date)}>{game.title(date)}</Link>}
      <CountryPicture country={country.name} file="country.avif" width={1280} height={960} />
    </Card>
  );
}
