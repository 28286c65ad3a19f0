import { useAppSelector, useServices } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import type { Countries } from '../../domain/countries';
import { percentNear } from '../../domain/proximity';
import { findLandmark, MAX_GUESSES, type Round, wasRevealed } from '../../domain/round';
import { gameTexts } from '../../texts/game';
import { unitTexts } from '../../texts/units';
import { selectFormatDistance } from '../settings/settingsSlice';
import { selectCurrentRound, selectCurrentRoundId, selectRoundDate } from './gameSelectors';
import { roundHeading } from './roundHeading';

function announcement(round: Round, formatDistance: (km: number) => string, countries: Countries) {
  const { answer, guesses, status } = round;
  const last = guesses.at(-1);
  // The last guess did not lose it: the player had the answer shown.
  if (wasRevealed(round)) return gameTexts.answerWas(answer.name);
  if (!last) return null;
  switch (status) {
    case 'won':
      return gameTexts.announceWin(last.name);
    case 'lost':
      return gameTexts.announceLoss(last.name, answer.name);
    case 'playing': {
      return gameTexts.announceMiss(
        last.name,
        guesses.slice(0, -1).some(({ name }) => name === last.name),
        unitTexts.spoken(formatDistance(last.distance)),
        findLandmark(countries, last.name)?.name,
        last.direction,
        percentNear(last.distance),
        MAX_GUESSES - guesses.length,
      );
    }
  }
}

/** Announces the result of the last guess, or which round a board without guesses is for. */
export function GuessAnnouncer() {
  const round = useAppSelector(selectCurrentRound);
  const id = useAppSelector(selectCurrentRoundId);
  const date = useAppSelector(selectRoundDate);
  const formatDistance = useAppSelector(selectFormatDistance);
  const { countries } = useServices();
  return (
    <VisuallyHidden role="status">
      {round &&
        (announcement(round, formatDistance, countries) ??
          (date ? gameTexts.announceDay(date) : roundHeading(id).subtitle))}
    </VisuallyHidden>
  );
}
