import { useAppSelector } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { MAX_GUESSES, type Round, roundStatus } from '../../domain/round';
import { texts } from '../../texts/en';
import { selectFormatDistance } from '../settings/settingsSelectors';
import { selectBoardDate, selectRound } from './gameSelectors';

function announcement({ answer, guesses }: Round, formatDistance: (km: number) => string) {
  const last = guesses.at(-1);
  if (!last) return null;
  switch (roundStatus({ answer, guesses })) {
    case 'won':
      return texts.game.announceWin(last.name);
    case 'lost':
      return texts.game.announceLoss(last.name, answer.name);
    case 'playing': {
      const left = MAX_GUESSES - guesses.length;
      return texts.game.announceMiss(
        last.name,
        formatDistance(last.distance),
        last.direction,
        left,
      );
    }
  }
}

/** Tells screen readers what the last guess gave, and which day a board without guesses is of. */
export function GuessAnnouncer() {
  const round = useAppSelector(selectRound);
  const date = useAppSelector(selectBoardDate);
  const formatDistance = useAppSelector(selectFormatDistance);
  return (
    <VisuallyHidden role="status">
      {round &&
        (announcement(round, formatDistance) ??
          (date ? texts.game.announceDay(date) : texts.game.practiceSubtitle))}
    </VisuallyHidden>
  );
}
