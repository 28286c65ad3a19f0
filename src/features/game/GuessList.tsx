import type { Ref } from 'react';
import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { MutedText } from '../../design/MutedText';
import { color } from '../../design/tokens';
import { MAX_GUESSES } from '../../domain/round';
import { useTexts } from '../../texts/useTexts';
import { selectGuesses, selectHasEnded } from './gameSelectors';
import { GuessRow } from './GuessRow';
import { EmptySlot } from './guessRowStyles';
import { useNewRow } from './useNewRow';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Section = styled.div`
  counter-reset: guess;
  border-top: 1px solid ${color('line')};
`;

/** In the room of the first guess. */
const Hint = styled(MutedText)`
  grid-area: 1 / name / -1 / -1;
`;

/** The guesses made, and while the round goes on an empty slot for each that is left. */
export function GuessList({ list }: { readonly list: Ref<HTMLOListElement> }) {
  const texts = useTexts();
  const guesses = useAppSelector(selectGuesses);
  const newRow = useNewRow();
  const hasEnded = useAppSelector(selectHasEnded);
  const emptySlots = hasEnded ? 0 : MAX_GUESSES - guesses.length;
  return (
    <Section>
      {/* Safari drops the role of a list without markers unless it is given. */}
      <List ref={list} role="list" aria-label={texts.game.guesses}>
        {guesses.map((guess, index) => (
          <GuessRow key={index} guess={guess} isNew={index === newRow} />
        ))}
      </List>
      {Array.from({ length: emptySlots }, (_, index) => (
        <EmptySlot key={index}>
          {emptySlots === MAX_GUESSES && index === 0 && <Hint>{texts.game.crosshair}</Hint>}
        </EmptySlot>
      ))}
    </Section>
  );
}
