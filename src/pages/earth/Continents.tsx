import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { color, fonts } from '../../design/tokens';
import { type Continent, CONTINENTS, countriesOf, litIn, slugOf } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { useExpeditionName } from '../../features/earth/useExpeditionName';
import { leaveChosenRound } from '../../features/game/gameThunks';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import { pathOfExpedition } from '../../paths';
import { useAppDispatch } from '../../store/hooks';
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
`;

const WayOn = styled(Link)`
  display: inline-block;
  padding: 4px 0 10px;
  font-size: 0.85rem;
  font-variant-numeric: tabular-nums;
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

/** The continents, how much of each is lit, and the way to light up more. The open one lists its lit countries. */
export function Continents({ lit, selected, onSelect, onOpen }: Props) {
  const { earth } = useTexts();
  const dispatch = useAppDispatch();
  const label = useCountryLabel();
  const expeditionName = useExpeditionName();
  const whenLit = useWhenLit();
  const [open, setOpen] = useState<Continent | null>(null);
  return (
    <div>
      {CONTINENTS.map((continent, index) => {
        const [countries, all] = [litIn(continent, lit), countriesOf(continent).length];
        const isOpen = continent === open;
        const wayOn = (
          // Another country, not the finished round that may be on the board.
          <WayOn
            to={pathOfExpedition(slugOf(continent))}
            onClick={() => dispatch(leaveChosenRound())}
          >
            {expeditionName(continent, lit)}
          </WayOn>
        );
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
                <progress aria-hidden="true" value={countries.length} max={all} />
              </summary>
              {isOpen && wayOn}
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
            {!isOpen && wayOn}
          </div>
        );
      })}
    </div>
  );
}
