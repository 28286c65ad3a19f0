import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { breakpoints, pictureGround } from '../../design/tokens';
import { continentOf } from '../../domain/continents';
import { roundDate } from '../../domain/roundId';
import { selectLastLit, selectLit } from '../../features/earth/earthSelectors';
import { CountryPicture } from '../../features/game/map/CountryPicture';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import { pathOfDay } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
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

  @media ${breakpoints.largeText} {
    display: block;
  }
`;

/** A country: if it is lit, its picture, when it was lit, and a link to its map. */
export function CountryCard({ name }: { readonly name: string }) {
  const { day, earth, game } = useTexts();
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const last = useAppSelector((state) => selectLastLit(state, countries));
  const whenLit = useWhenLit();
  const label = useCountryLabel()(name);
  const country = lit.find((each) => each.name === name);
  if (!country) {
    const continent = continentOf(name);
    // The day's is here too: nothing tells it from the others.
    return (
      <section>
        <h2>{label}</h2>
        <MutedText>{earth.notLit}</MutedText>
        {continent && <ExpeditionLink continent={continent} />}
      </section>
    );
  }
  const date = roundDate(country.id);
  return (
    <Card>
      <h2>{country === last ? earth.last(label) : label}</h2>
      <MutedText>
        {date ? day.result.won(country.round.guesses.length) : whenLit(country)}
      </MutedText>
      {date && <Link to={pathOfDay(date)}>{game.title(date)}</Link>}
      <CountryPicture country={name} file="country.avif" width={1280} height={960} />
    </Card>
  );
}
