import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { color } from '../../design/tokens';
import { type Guess, MAX_GUESSES } from '../../domain/round';
import { gameTexts } from '../../texts/game';
import { selectGuesses } from './gameSelectors';
import { EmptySlot, GuessRow } from './GuessRow';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Section = styled.div`
  /* What another part of the board changes does not have them painted anew. */
  isolation: isolate;
  counter-reset: guess;
  border-top: 1px solid ${color('line')};
`;

/** Made once: what stays as it is costs nothing when a guess is made. */
const SLOTS = Array.from({ length: MAX_GUESSES }, (_, index) => (
  <EmptySlot key={index} aria-hidden="true" />
));

/** The guesses made, and the empty slots of those still to make. The empty input is painted before. */
export const GuessList = () => <Rows guesses={useDeferredValue(useAppSelector(selectGuesses))} />;

const Rows = memo(function Rows({ guesses }: { readonly guesses: readonly Guess[] }) {
  return (
    <Section>
      {/* Safari drops the role of a list without markers unless it is given. */}
      <List role="list" aria-label={gameTexts.guesses}>
        {guesses.map((guess, index) => (
          <GuessRow key={index} guess={guess} />
        ))}
      </List>
      {SLOTS.slice(guesses.length)}
    </Section>
  );
});
