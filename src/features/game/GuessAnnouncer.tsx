import { useAppSelector } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { MAX_GUESSES } from '../../domain/round';
import { texts } from '../../texts/en';
import { selectGuesses } from './gameSelectors';

/** Tells screen readers what the last guess gave. */
export function GuessAnnouncer() {
  const guesses = useAppSelector(selectGuesses);
  const last = guesses.at(-1);
  return (
    <VisuallyHidden role="status">
      {last &&
        (last.isCorrect
          ? texts.game.announceWin(last.name)
          : texts.game.announceMiss(
              last.name,
              last.distance,
              last.direction,
              MAX_GUESSES - guesses.length,
            ))}
    </VisuallyHidden>
  );
}
