import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { color, fonts } from '../../design/tokens';
import type { Guess } from '../../domain/round';
import { recapTexts } from '../../texts/recap';
import { selectFormatDistance } from '../settings/settingsSlice';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14em, 1fr));
  gap: 2px 24px;
  margin: 12px 0 0;
  padding: 0 0 0 1.4em;
  font-size: 0.9rem;

  & > ::marker {
    color: ${color('muted')};
    font: 700 0.9rem ${fonts.heading};
  }
`;

/** What the numbers on the map stand for, and all that it shows in words. */
export function GuessLegend({ guesses }: { readonly guesses: readonly Guess[] }) {
  const formatDistance = useAppSelector(selectFormatDistance);
  if (guesses.length === 0) return null;
  return (
    <List role="list" aria-label={recapTexts.guesses}>
      {guesses.map(({ name, distance, direction, isCorrect }, index) => (
        <li key={index}>
          {isCorrect
            ? recapTexts.hit(name)
            : recapTexts.miss(name, formatDistance(distance), direction)}
        </li>
      ))}
    </List>
  );
}
