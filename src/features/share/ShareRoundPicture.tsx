import { dark, fonts, onPicture } from '../../design/tokens';
import { scoreSoFar } from '../../domain/challenge';
import { hasEnded, MAX_GUESSES } from '../../domain/round';
import { challengeOf, kindOf, roundDate, type RoundId } from '../../domain/roundId';
import { scaleBarFor } from '../../maps/scaleBar';
import { pathOfDay, paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { dayScores } from '../../texts/dayMarks';
import { prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { selectTodaysRoundId } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectUnits } from '../settings/settingsSlice';
import { selectShownStreak } from '../statistics/statisticsSelectors';
import type { Sheet } from './drawPng';
import { typedAddress } from './layOut';
import { SharePicture } from './SharePicture';
import { firstPicture, selectShareText } from './shareSelectors';

const PICTURE = [48, 48, 1104, 828] as const;
/** Below the picture: what it is, beside that how it was solved, and what it asks. */
const TITLE = { x: 48, y: 925, width: 620, height: 150 };
const SCORE = { x: 690, y: 925, width: 130, height: 150 };
const SQUARE = { x: 828, y: 978, width: 44, pitch: 56 };
const QUESTION = { x: 48, y: 1080, width: 1104, height: 390 };

/** What the board draws around and on its picture, larger: path, colour, width and dashes of lines. */
const marks = (scaleLength: number) =>
  [
    ['M30 30h1140v864h-1140z', dark.ink, 2],
    ['M48 35h1104M48 889h1104M35 48v828M1165 48v828', dark.ink, 9, [2, 67]],
    ['M554 462h32M614 462h32M600 416v32M600 476v32', '#fff', 3],
    ['M593 462a7 7 0 1 0 14 0a7 7 0 1 0-14 0', '#fff', 7],
    ['M593 462a7 7 0 1 0 14 0a7 7 0 1 0-14 0', onPicture.signal, 4],
    [`M72 840v14h${scaleLength}v-14`, '#fff', 4],
  ] as const;

/** Shares an ended round's first picture to guess. Outside that, nothing depends on the answer. */
export function ShareRoundPicture({ id }: { readonly id: RoundId }) {
  const { sharing, units, ...texts } = useTexts();
  const services = useServices();
  const unit = useAppSelector(selectUnits);
  const rounds = useAppSelector(selectRounds);
  const streak = useAppSelector(selectShownStreak);
  const isTodays = useAppSelector(selectTodaysRoundId) === id;
  const home = services.site + prefixOf(useLanguage());
  const shareText = useAppSelector((state) => selectShareText(state, id, home));
  const round = rounds[id];
  const first = round && firstPicture(services, round);
  const scale = first && scaleBarFor(first.box, unit);
  if (!round || !hasEnded(round) || !scale) return null;

  const { guesses, status } = round;
  const date = roundDate(id);
  const code = challengeOf(id)?.code;
  let [title, address] = [sharing.practice, home];
  if (date) [title, address] = [texts.site.date(date), home + pathOfDay(date)];
  if (code) {
    title = sharing.challenge(scoreSoFar(code, rounds));
    address = `${home}${paths.challenge}#${code}`;
  }

  const draw = async ({ context, leftOf, write }: Sheet) => {
    const picture = await services.loadPicture(first.url);
    const { ink, muted, action } = dark;
    const days = isTodays && streak ? texts.streak(streak) : '';
    await write(TITLE, [title, 50, ink], [days, 34, muted]);
    await write(SCORE, [dayScores[status](guesses.length, MAX_GUESSES), 64, ink]);
    await write(QUESTION, [sharing.question, 96, ink], [typedAddress(address), 48, action]);
    for (let index = 0; index < MAX_GUESSES; index++) {
      const guess = guesses[index];
      context.fillStyle = dark[guess ? (guess.isCorrect ? 'correct' : 'muted') : 'surface'];
      const left = leftOf(SQUARE.x + index * SQUARE.pitch, SQUARE.width);
      context.fillRect(left, SQUARE.y, SQUARE.width, SQUARE.width);
    }
    context.drawImage(picture, ...PICTURE);
    Object.assign(context, { shadowColor: '#000', shadowBlur: 6 });
    for (const [path, strokeStyle, lineWidth, dashes = []] of marks(scale.share * PICTURE[2])) {
      Object.assign(context, { strokeStyle, lineWidth });
      context.setLineDash([...dashes]);
      context.stroke(new Path2D(path));
    }
    const length = units.grouped(units.length(scale.length, unit));
    context.fillStyle = '#fff';
    for (const [text, size, textAlign, x, y] of [
      [length, 26, 'left', 72, 822],
      [first.credit, 18, 'right', 1134, 852],
    ] as const) {
      Object.assign(context, { font: `600 ${size}px ${fonts.heading}`, textAlign });
      context.fillText(text, x, y);
    }
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
