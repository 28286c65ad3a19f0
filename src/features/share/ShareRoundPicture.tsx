import { scoreSoFar } from '../../domain/challenge';
import { hasEnded, MAX_GUESSES } from '../../domain/round';
import { challengeOf, kindOf, roundDate, type RoundId } from '../../domain/roundId';
import { scaleBarFor } from '../../maps/scaleBar';
import { useAppSelector, useServices } from '../../store/hooks';
import { dayScores } from '../../texts/dayMarks';
import { prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { selectTodaysRoundId } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectSettings } from '../settings/settingsSlice';
import { selectShownStreak } from '../statistics/statisticsSelectors';
import { typedAddress } from './pictures/layOut';
import { drawRound } from './pictures/roundPicture';
import type { Sheet } from './pictures/sheet';
import { SharePicture } from './SharePicture';
import { addressOf, firstPicture, selectShareText } from './shareSelectors';

/** Shares an ended round's first picture to guess. */
export function ShareRoundPicture({ id }: { readonly id: RoundId }) {
  const { sharing, units, ...texts } = useTexts();
  const services = useServices();
  const { units: unit } = useAppSelector(selectSettings);
  const rounds = useAppSelector(selectRounds);
  const streak = useAppSelector(selectShownStreak);
  const isTodays = useAppSelector(selectTodaysRoundId) === id;
  const home = services.site + prefixOf(useLanguage());
  const shareText = useAppSelector((state) => selectShareText(state, id, services.countries, home));
  const round = rounds[id];
  const first = round && firstPicture(services, round);
  const scale = first && scaleBarFor(first.box, unit);
  if (!round || !hasEnded(round) || !scale) return null;

  const { guesses, status } = round;
  const date = roundDate(id);
  const address = addressOf(id, round, services.countries, home);
  const sent = challengeOf(id);
  let title = date ? texts.site.date(date) : sharing.practice;
  if (sent && sent.of > 1) title = sharing.challenge(scoreSoFar(sent.code, rounds));

  const draw = async (sheet: Sheet) => {
    const picture = await services.loadPicture(first.url);
    return drawRound(sheet, picture, round, scale.share, {
      title,
      streak: isTodays && streak ? texts.streak(streak) : '',
      score: dayScores[status](guesses.length, MAX_GUESSES),
      question: sharing.question,
      address: typedAddress(address),
      scale: units.grouped(units.length(scale.length, unit)),
      credit: first.credit,
    });
  };
  return (
    <SharePicture
      key={id}
      label={sharing.picture}
      text={shareText ?? `${title}\n${address}`}
      fileName={`zoomle-${date ?? kindOf(id)}.png`}
      draw={draw}
    />
  );
}
