import { type Ref, useState } from 'react';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { breakpoints, color } from '../../design/tokens';
import { MAX_GUESSES } from '../../domain/round';
import { useAppSelector, useIsFrozen } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { selectFriendsScore, selectGuesses, selectHasEnded } from './gameSelectors';
import { GuessRow } from './GuessRow';
import { EmptySlot } from './guessSlotStyles';
import { scoreMark } from './scoreMark';

const Section = styled.div`
  counter-reset: guess;
  border-top: 1px solid ${color('line')};
`;

const Hint = styled(MutedText)`
  grid-area: 1 / name / -1 / -1;
  font-size: 0.8rem;
  line-height: 1.25;
`;

/** In one column, where the slider is right above. */
const SliderHint = styled(Hint)`
  @media ${breakpoints.boardColumns} {
    display: none;
  }
`;

/** The rows of one round, remounted for another. Those added while it is on the board are revealed step by step. */
export function GuessList({ list }: { readonly list: Ref<HTMLOListElement> }) {
  const texts = useStartTexts();
  const guesses = useAppSelector(selectGuesses);
  const [firstNew, setFirstNew] = useState(guesses.length);
  // In DevTools' past no row is new, nor are those that are there again after it.
  if (useIsFrozen() !== (firstNew === Infinity))
    setFirstNew(firstNew === Infinity ? guesses.length : Infinity);
  const hasEnded = useAppSelector(selectHasEnded);
  const theirs = useAppSelector(selectFriendsScore);
  const hints = [texts.game.zoomHint, texts.game.crosshair];
  /** Where the friend ended, below the hints. */
  const friendsRow = theirs && Math.min(Math.max(theirs, hints.length + 1), MAX_GUESSES);
  const hintOf = (row: number) => {
    if (row === friendsRow)
      return <Hint>{texts.game.friends(scoreMark(theirs), MAX_GUESSES)}</Hint>;
    return guesses.length === 0 && <SliderHint>{hints[row - 1]}</SliderHint>;
  };
  const emptySlots = hasEnded ? 0 : MAX_GUESSES - guesses.length;
  return (
    <Section>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari needs it: GlobalStyle. */}
      <ol ref={list} role="list" aria-label={texts.game.guesses}>
        {guesses.map((guess, index) => (
          <GuessRow key={index} guess={guess} isNew={index >= firstNew} />
        ))}
      </ol>
      {Array.from({ length: emptySlots }, (_, index) => (
        <EmptySlot key={index}>{hintOf(guesses.length + index + 1)}</EmptySlot>
      ))}
    </Section>
  );
}
