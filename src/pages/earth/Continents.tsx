import { styled } from 'styled-components';

import { color, fonts } from '../../design/tokens';
import { type Continent, CONTINENTS, countriesOf, litIn } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { useTexts } from '../../texts/useTexts';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 2px 18px;

  button {
    display: flex;
    justify-content: space-between;
    align-items: end;
    gap: 8px;
    min-height: 40px;
    padding: 4px 0;
    border-bottom: 4px solid;
    color: inherit;
    font: 600 0.9rem/1.2 ${fonts.heading};
    text-align: start;
  }
  button:hover,
  button[aria-pressed='true'] {
    color: ${color('action')};
  }
  small {
    color: ${color('muted')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** The lit share of a continent's countries, as a bar. */
const barOf = (lit: number, all: number) =>
  `linear-gradient(to right, ${color('signal')} ${(100 * lit) / all}%, ${color('line')} 0) 1`;

type Props = {
  readonly lit: readonly LitCountry[];
  readonly chosen: Continent | null;
  readonly isDisabled: boolean;
  readonly onChoose: (continent: Continent | null) => void;
};

/** The continents, and how much of each is lit. The chosen one fills the map. */
export function Continents({ lit, chosen, isDisabled, onChoose }: Props) {
  const { earth } = useTexts();
  return (
    <Buttons>
      {CONTINENTS.map((continent, index) => {
        const [count, all] = [litIn(continent, lit).length, countriesOf(continent).length];
        const isChosen = continent === chosen;
        return (
          <button
            key={continent}
            disabled={isDisabled}
            aria-pressed={isChosen}
            style={{ borderImage: barOf(count, all) }}
            onClick={() => onChoose(isChosen ? null : continent)}
          >
            <span>{earth.continents[index]}</span> <small>{`${count}/${all}`}</small>
          </button>
        );
      })}
    </Buttons>
  );
}
