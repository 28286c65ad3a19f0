import { useState } from 'react';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { color, fonts } from '../../design/tokens';
import { type Continent, CONTINENTS, countriesOf, litIn } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import type { Landmark } from '../../domain/landmarks';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { ExpeditionLink } from './ExpeditionLink';
import { useWhenLit } from './useWhenLit';

const Details = styled.details`
  font-size: 0.9rem;

  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    padding: 8px 0;
    font: 600 0.9rem/1.4 ${fonts.heading};
    cursor: pointer;
  }
  &[open] summary {
    color: ${color('action')};
  }
  @media (hover: hover) {
    summary:hover {
      color: ${color('action')};
    }
  }
  progress {
    flex: 100% 0 0;
    height: 6px;
    accent-color: ${color('signal')};
  }
`;

/** Of a complete continent. */
const Mark = styled.span`
  color: ${color('signal')};
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

type Props = {
  readonly lit: readonly LitCountry[];
  readonly landmarks: readonly Landmark[];
  readonly selected: string | undefined;
  readonly onSelect: (name: string) => void;
  readonly onOpen: (continent: Continent) => void;
};

/** The continents, how much of each is lit, and the way to light up more. The open one lists its countries. */
export function Continents({ lit, landmarks, selected, onSelect, onOpen }: Props) {
  const { earth } = useTexts();
  const label = useCountryLabel();
  const language = useLanguage();
  const whenLit = useWhenLit();
  const [open, setOpen] = useState<Continent | null>(null);
  const darkIn = (continent: Continent) =>
    landmarks
      .map(({ name }) => name)
      .filter((name) => countriesOf(continent).includes(name))
      .filter((name) => !lit.some((country) => country.name === name))
      .sort((a, b) => label(a).localeCompare(label(b), language));
  const option = (name: string, note?: string) => (
    <Country key={name}>
      <input
        type="radio"
        name="country"
        checked={name === selected}
        onChange={() => onSelect(name)}
      />
      <b>{label(name)}</b> {note && <span>{note}</span>}
    </Country>
  );
  return (
    <div>
      {CONTINENTS.map((continent, index) => {
        const [countries, all] = [litIn(continent, lit), countriesOf(continent).length];
        const isOpen = continent === open;
        const dark = isOpen ? darkIn(continent) : [];
        const wayOn = <ExpeditionLink continent={continent} />;
        return (
          <div key={continent}>
            <Details open={isOpen}>
              <summary
                onClick={(event) => {
                  event.preventDefault();
                  setOpen(isOpen ? null : continent);
                  if (!isOpen) onOpen(continent);
                }}
              >
                <span>{earth.continents[index]}</span>
                {countries.length === all && <Mark aria-hidden="true">★</Mark>}
                <progress aria-hidden="true" value={countries.length} max={all} />
              </summary>
              {isOpen && wayOn}
              {isOpen && countries.map((country) => option(country.name, whenLit(country)))}
              {dark.length > 0 && (
                <Dark role="group" aria-label={earth.notLit}>
                  <MutedText aria-hidden="true">{earth.notLit}</MutedText>
                  {dark.map((name) => option(name))}
                </Dark>
              )}
            </Details>
            {!isOpen && wayOn}
          </div>
        );
      })}
    </div>
  );
}
