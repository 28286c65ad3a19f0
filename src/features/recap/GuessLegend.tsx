import { styled } from 'styled-components';

import { useAppSelector, useCountryLabel } from '../../app/hooks';
import { color, fonts } from '../../design/tokens';
import type { Guess } from '../../domain/round';
import { useAllTexts } from '../../texts/useTexts';
import { selectFormatDistance } from '../settings/settingsSlice';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14em, 1fr));
  gap: 2px 24px;
  margin: 12px 0 0;
  padding: 0;
  padding-inline-start: 1.4em;
  font-size: 0.9rem;

  & > ::marker {
    color: ${color('muted')};
    font: 700 0.9rem ${fonts.heading};
  }
`;

/** What the numbers on the map stand for, and all that it shows in words. */
export function GuessLegend({ guesses }: { readonly guesses: readonly Guess[] }) {
  const texts = useAllTexts();
  const label = useCountryLabel();
  const formatDistance = useAppSelector((state) => selectFormatDistance(state, texts.units));
  if (guesses.length === 0) return null;
  return (
    <List role="list" aria-label={texts.recap.guesses}>
      {guesses.map(({ name, distance, direction, isCorrect }, index) => (
        <li key={index}>
          {isCorrect
            ? texts.recap.hit(label(name))
            : texts.recap.miss(label(name), formatDistance(distance), direction)}
        </li>
      ))}
    </List>
  );
}
