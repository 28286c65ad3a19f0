import { dark, fonts, onPicture } from '../../../design/tokens';
import { MAX_GUESSES, type Round } from '../../../domain/round';
import { siteName } from '../../../texts/siteName';
import type { Sheet } from './sheet';

const PICTURE = [48, 48, 1104, 828] as const;
/** Below the picture: whose it is, beside that how it was solved, then what it is and asks. */
const NAME = { x: 48, y: 910, width: 620, height: 150 };
const SCORE = { x: 690, y: 910, width: 130, height: 150 };
const SQUARE = { x: 828, y: 963, width: 44, pitch: 56 };
const TITLE = { x: 48, y: 1046, width: 1104, height: 120 };
const QUESTION = { x: 48, y: 1195, width: 1104, height: 275 };

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

type Words = Readonly<
  Record<'title' | 'streak' | 'score' | 'question' | 'address' | 'scale' | 'credit', string>
>;

/**
 * Draws a round's first picture, and how it was solved. Outside the picture, nothing depends on the answer.
 * @param scale the scale bar's length as a share of the picture's width
 */
export async function drawRound(
  { context, leftOf, write }: Sheet,
  picture: CanvasImageSource,
  { guesses }: Round,
  scale: number,
  words: Words,
) {
  const { ink, muted, action } = dark;
  await write(NAME, [siteName, 112, ink]);
  await write(TITLE, [words.title, 46, ink], [words.streak, 32, muted]);
  await write(SCORE, [words.score, 64, ink]);
  await write(QUESTION, [words.question, 96, ink], [words.address, 48, action]);
  for (let index = 0; index < MAX_GUESSES; index++) {
    const guess = guesses[index];
    context.fillStyle = dark[guess ? (guess.isCorrect ? 'correct' : 'muted') : 'surface'];
    const left = leftOf(SQUARE.x + index * SQUARE.pitch, SQUARE.width);
    context.fillRect(left, SQUARE.y, SQUARE.width, SQUARE.width);
  }
  context.drawImage(picture, ...PICTURE);
  Object.assign(context, { shadowColor: '#000', shadowBlur: 6 });
  for (const [path, strokeStyle, lineWidth, dashes = []] of marks(scale * PICTURE[2])) {
    Object.assign(context, { strokeStyle, lineWidth });
    context.setLineDash([...dashes]);
    context.stroke(new Path2D(path));
  }
  context.fillStyle = '#fff';
  for (const [text, size, textAlign, x, y] of [
    [words.scale, 26, 'left', 72, 822],
    [words.credit, 18, 'right', 1134, 852],
  ] as const) {
    Object.assign(context, { font: `600 ${size}px ${fonts.heading}`, textAlign });
    context.fillText(text, x, y);
  }
}
