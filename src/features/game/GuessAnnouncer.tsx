import { useAppSelector, useCountryLabel, useServices } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import type { Countries } from '../../domain/countries';
import { percentNear } from '../../domain/proximity';
import { findLandmark, MAX_GUESSES, type Round, wasRevealed } from '../../domain/round';
import type { CoreTexts } from '../../texts/texts';
import { useTexts } from '../../texts/useTexts';
import { selectFormatDistance } from '../settings/settingsSlice';
import { selectCurrentRound, selectCurrentRoundId, selectRoundDate } from './gameSelectors';
import { roundHeading } from './roundHeading';

type Formats = {
  readonly distance: (km: number) => string;
  readonly label: (country: string) => string;
};

function announcement(
  round: Round,
  { game, units }: CoreTexts,
  { distance, label }: Formats,
  countries: Countries,
) {
  const { answer, guesses, status } = round;
  const last = guesses.at(-1);
  // The last guess did not lose it: the player had the answer shown.
  if (wasRevealed(round)) return game.answerWas(label(answer.name));
  if (!last) return null;
  switch (status) {
    case 'won':
      return game.announceWin(label(last.name));
    case 'lost':
      return game.announceLoss(label(last.name), label(answer.name));
    case 'playing': {
      return game.announceMiss(
        label(last.name),
        guesses.slice(0, -1).some(({ name }) => name === last.name),
        units.spoken(distance(last.distance)),
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
  const texts = useTexts();
  const round = useAppSelector(selectCurrentRound);
  const id = useAppSelector(selectCurrentRoundId);
  const date = useAppSelector(selectRoundDate);
  const distance = useAppSelector((state) => selectFormatDistance(state, texts.units));
  const label = useCountryLabel();
  const { countries } = useServices();
  return (
    <VisuallyHidden role="status">
      {round &&
        (announcement(round, texts, { distance, label }, countries) ??
          (date ? texts.game.announceDay(date) : roundHeading(id, texts.game).subtitle))}
    </VisuallyHidden>
  );
}
