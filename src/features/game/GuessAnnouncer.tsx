import { VisuallyHidden } from '../../design/VisuallyHidden';
import { percentNear } from '../../domain/proximity';
import { findLandmark, MAX_GUESSES, type Round, wasRevealed } from '../../domain/round';
import { useAppSelector, useServices } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { selectCurrentRound, selectCurrentRoundId, selectRoundDate } from './gameSelectors';
import { roundHeading } from './roundHeading';
import { useCountryLabel } from './useCountryLabel';
import { useFormatDistance } from './useFormatDistance';

function useAnnouncement(round: Round | undefined) {
  const { game, units } = useStartTexts();
  const { countries } = useServices();
  const label = useCountryLabel();
  const distance = useFormatDistance();
  const last = round?.guesses.at(-1);
  // The answer was revealed: there is no last guess to announce.
  if (round && wasRevealed(round)) return game.answerWas(label(round.answer.name));
  if (!round || !last) return null;
  const { answer, guesses, status } = round;
  switch (status) {
    case 'won':
      return game.announceWin(label(last.name));
    case 'lost':
      return game.announceLoss(label(last.name), label(answer.name));
    case 'playing': {
      const name = label(last.name);
      const isRepeated = guesses.slice(0, -1).some((guess) => guess.name === last.name);
      const far = units.grouped(distance(last.distance));
      const landmark = findLandmark(countries, last.name);
      return game.announceMiss(
        isRepeated ? game.repeated(name) : name,
        landmark ? game.distanceFrom(far, game.from(landmark.name)) : far,
        game.directions[last.direction],
        game.percent(percentNear(last.distance)),
        game.guessesLeft(MAX_GUESSES - guesses.length),
      );
    }
  }
}

/** Announces the last guess to screen readers; before the first, the round. */
export function GuessAnnouncer() {
  const { game } = useStartTexts();
  const round = useAppSelector(selectCurrentRound);
  const id = useAppSelector(selectCurrentRoundId);
  const date = useAppSelector(selectRoundDate);
  const announcement = useAnnouncement(round);
  const title = () => (date ? game.announceDay(date) : roundHeading(id, game).subtitle);
  return <VisuallyHidden role="status">{round && (announcement ?? title())}</VisuallyHidden>;
}
