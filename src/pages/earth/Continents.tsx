import { useState } from 'react';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { color, fonts } from '../../design/tokens';
import { type Continent, CONTINENTS, countriesOf, litIn } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import { useTexts } from '../../texts/useTexts';
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
  small {
    color: ${color('muted')};
    font-variant-numeric: tabular-nums;
  }
`;

/** A lit country in a continent's list: a radio button that looks like text. */
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
  readonly selected: LitCountry | undefined;
  readonly onSelect: (country: LitCountry) => void;
  readonly onOpen: (continent: Continent) => void;
};

/** The continents, and how much of each is lit. The open one lists its lit countries. */
export function Continents({ lit, selected, onSelect, onOpen }: Props) {
  const { earth } = useTexts();
  const label = useCountryLabel();
  const whenLit = useWhenLit();
  const [open, setOpen] = useState<Continent | null>(null);
  return (
    <div>
      {CONTINENTS.map((continent, index) => {
        const [countries, all] = [litIn(continent, lit), countriesOf(continent).length];
        const isOpen = continent === open;
        return (
          <Details key={continent} open={isOpen}>
            <summary
              onClick={(event) => {
                event.preventDefault();
                setOpen(isOpen ? null : continent);
                if (!isOpen) onOpen(continent);
              }}
            >
              <span>{earth.continents[index]}</span> <small>{`${countries.length}/${all}`}</small>
              <progress aria-hidden="true" value={countries.length} max={all} />
            </summary>
            {isOpen && countries.length === 0 && <MutedText>{earth.count(0, all)}</MutedText>}
            {isOpen &&
              countries.map((country) => (
                <Country key={country.name}>
                  <input
                    type="radio"
                    name="country"
                    checked={country === selected}
                    onChange={() => onSelect(country)}
                  />
                  <b>{label(country.name)}</b> <span>{whenLit(country)}</span>
                </Country>
              ))}
          </Details>
        );
      })}
    </div>
  );
}
