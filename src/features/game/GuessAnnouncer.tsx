import { useAppSelector } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { proximity } from '../../domain/proximity';
import { MAX_GUESSES, type Round } from '../../domain/round';
import { inUnits, type Units } from '../../domain/units';
import { gameTexts } from '../../texts/game';
import { unitTexts } from '../../texts/units';
import { selectUnits } from '../settings/settingsSlice';
import { selectCurrentRound, selectRoundDate } from './gameSelectors';

function announcement({ answer, guesses, status }: Round, units: Units) {
  const last = guesses.at(-1);
  if (!last) return null;
  switch (status) {
    case 'won':
      return gameTexts.announceWin(last.name);
    case 'lost':
      return gameTexts.announceLoss(last.name, answer.name);
    case 'playing': {
      return gameTexts.announceMiss(
        last.name,
        unitTexts.spokenDistance(inUnits(last.distance, units), units),
        last.direction,
        Math.round(100 * proximity(last.distance)),
        MAX_GUESSES - guesses.length,
      );
    }
  }
}

/** Announces the result of the last guess, or the day of a board without guesses. */
export function GuessAnnouncer() {
  const round = useAppSelector(selectCurrentRound);
  const date = useAppSelector(selectRoundDate);
  const units = useAppSelector(selectUnits);
  return (
    <VisuallyHidden role="status">
      {round &&
        (announcement(round, units) ??
          (date ? gameTexts.announceDay(date) : gameTexts.practiceSubtitle))}
    </VisuallyHidden>
  );
}
