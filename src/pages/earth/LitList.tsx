import { styled } from 'styled-components';

import { useCountryLabel } from '../../app/hooks';
import { color, fonts } from '../../design/tokens';
import { utcDateOf } from '../../domain/calendar';
import { CONTINENTS, litIn } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { useTexts } from '../../texts/useTexts';

const Lists = styled.div`
  columns: 260px;
  column-gap: 40px;
  margin: 26px 0 40px;
  font-size: 0.9rem;

  section {
    padding-bottom: 18px;
    break-inside: avoid-column;
  }
  b {
    font-family: ${fonts.heading};
  }
  span {
    color: ${color('muted')};
  }
`;

const Countries = styled.ul`
  li {
    padding: 3px 0;
    border-top: 1px solid ${color('line')};
  }
`;

/** Returns a function that tells when a country was lit, and in how many guesses. */
export function useStory() {
  const { day, site } = useTexts();
  return ({ at, round }: LitCountry) =>
    `${site.date(utcDateOf(at))}, ${day.result.won(round.guesses.length)}`;
}

/** The lit countries by continent, in the order in which they were lit. */
export function LitList({ lit }: { readonly lit: readonly LitCountry[] }) {
  const { earth } = useTexts();
  const label = useCountryLabel();
  const story = useStory();
  return (
    <Lists>
      {CONTINENTS.map((continent, index) => {
        const countries = litIn(continent, lit);
        return (
          countries.length > 0 && (
            <section key={continent}>
              <h2>{earth.continents[index]}</h2>
              <Countries role="list">
                {countries.map((country) => (
                  <li key={country.name}>
                    <b>{label(country.name)}</b> <span>{story(country)}</span>
                  </li>
                ))}
              </Countries>
            </section>
          )
        );
      })}
    </Lists>
  );
}
