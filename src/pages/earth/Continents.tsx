import { useState } from 'react';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { color, fonts } from '../../design/tokens';
import { type Continent, CONTINENTS, countriesOf, litIn } from '../../domain/continents';
import { playableNames } from '../../domain/earth';
import { selectLit } from '../../features/earth/earthSelectors';
import { countryChosen, selectChosenCountry } from '../../features/earth/earthSlice';
import { useContinentName, useExpeditionName } from '../../features/earth/useExpeditionName';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { ExpeditionLink } from './ExpeditionLink';
import { useWhenLit } from './useWhenLit';

/** The bars begin and end below each other. */
const Rows = styled.div`
  display: grid;
  grid-template-columns: auto minmax(2rem, 1fr) auto;
  column-gap: 12px;
`;

/** A continent in one line, all of it a link. */
const Row = styled(ExpeditionLink)`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-height: 44px;
  font: 600 0.9rem/1.4 ${fonts.heading};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  progress {
    width: 100%;
    height: 6px;
    accent-color: ${color('signal')};
  }
  small {
    color: ${color('muted')};
    font-size: inherit;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

/** Of a complete continent. */
const Mark = styled.span`
  color: ${color('signal')};
`;

const Lists = styled.details`
  font-size: 0.9rem;

  summary {
    padding: 12px 0;
    font: 600 0.9rem/1.4 ${fonts.heading};
    cursor: pointer;
  }
  h3 {
    margin-block: 10px 4px;
  }
`;

/** Dark countries stand side by side: they are many, and there is nothing to say of them. */
const Dark = styled.div`
  padding: 8px 0 10px;

  label {
    display: inline-block;
    margin-inline-end: 14px;
  }
  b {
    font-weight: 400;
  }
`;

/** A country in a continent's list: a radio button that looks like text. */
const Country = styled.label`
  display: block;
  padding: 3px 0;
  color: ${color('muted')};
  cursor: pointer;

  input {
    position: absolute;
    opacity: 0;
  }
  b {
    color: ${color('ink')};
  }
  :hover > b,
  :checked + b {
    color: ${color('action')};
  }
  :focus-visible + b {
    outline: 3px solid ${color('action')};
  }
`;

function ContinentRow({ continent }: { readonly continent: Continent }) {
  const { place, count, all, progress } = useExpeditionName(continent);
  return (
    <Row continent={continent}>
      <span>
        <span>{place}</span> {count === all && <Mark>★</Mark>}
      </span>
      <progress value={count} max={all} />
      <small>{progress}</small>
    </Row>
  );
}

/** The continents, how much of each is lit, and the way to light up more. Below them, folded, all countries. */
export function Continents() {
  const { earth } = useTexts();
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const chosen = useAppSelector(selectChosenCountry);
  const label = useCountryLabel();
  const language = useLanguage();
  const nameOf = useContinentName();
  const whenLit = useWhenLit();
  const [isOpen, setIsOpen] = useState(false);
  const playable = playableNames(countries);
  const darkIn = (continent: Continent) =>
    countriesOf(continent)
      .filter((name) => playable.has(name))
      .filter((name) => !lit.some((country) => country.name === name))
      .sort((a, b) => label(a).localeCompare(label(b), language));
  const option = (name: string, note?: string) => (
    <Country key={name}>
      <input
        type="radio"
        name="country"
        checked={name === chosen}
        onChange={() => dispatch(countryChosen(name))}
      />
      <b>{label(name)}</b> {note && <span>{note}</span>}
    </Country>
  );
  const list = (continent: Continent) => {
    const dark = darkIn(continent);
    return (
      <section key={continent} aria-label={nameOf(continent)}>
        <h3>{nameOf(continent)}</h3>
        {litIn(continent, lit).map((country) => option(country.name, whenLit(country)))}
        {dark.length > 0 && (
          <Dark role="group" aria-label={earth.notLit}>
            <MutedText aria-hidden="true">{earth.notLit}</MutedText>
            {dark.map((name) => option(name))}
          </Dark>
        )}
      </section>
    );
  };
  return (
    <div>
      <Rows>
        {CONTINENTS.map((continent) => (
          <ContinentRow key={continent} continent={continent} />
        ))}
      </Rows>
      <Lists onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{earth.allCountries}</summary>
        {isOpen && CONTINENTS.map(list)}
      </Lists>
    </div>
  );
}
