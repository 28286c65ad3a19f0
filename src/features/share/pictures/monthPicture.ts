import { dark } from '../../../design/tokens';
import { type UtcDate, weeksOfMonth } from '../../../domain/calendar';
import type { Round } from '../../../domain/round';
import { dayMarks } from '../../../texts/dayMarks';
import type { Sheet } from './sheet';

const TITLE = { x: 48, y: 30, width: 1104, height: 150 };
/** The first tile, of seven in a row. */
const TILE = { x: 48, y: 180, size: 150, pitch: 159, rowPitch: 186 };
/** Below a tile, one for each guess. */
const MARK = { y: 157, width: 16, height: 22, pitch: 23 };
/** Around an X, which is as high as a mark. */
const LINE = { y: 147, width: TILE.size, height: 42 };

type Tile = {
  readonly round: Round;
  /** Absent if it would give away an answer. */
  readonly picture: Promise<ImageBitmap> | undefined;
  readonly credit: string;
};

/**
 * Draws a month as a mosaic of its days' pictures, with a mark below for each guess, or an X.
 * @param month written `YYYY-MM`
 * @param days those with a tile: it is empty without an ended round, and dim if that was lost
 */
export async function drawMonth(
  { context, leftOf, write }: Sheet,
  month: string,
  days: ReadonlyMap<UtcDate, Tile | null>,
  words: Readonly<Record<'title' | 'summary' | 'address', string>>,
) {
  const weeks = weeksOfMonth(month);
  const credits = new Set<string>();
  const drawDay = async (tile: Tile | null, row: number, column: number) => {
    const [x, y] = [TILE.x + column * TILE.pitch, TILE.y + row * TILE.rowPitch];
    const square = [leftOf(x, TILE.size), y, TILE.size, TILE.size] as const;
    context.fillStyle = dark.surface;
    context.fillRect(...square);
    if (!tile) return;
    const { guesses, status } = tile.round;
    const marks = status === 'won' ? guesses : [];
    context.fillStyle = dark.correct;
    marks.forEach((_, index) => {
      const left = leftOf(x + index * MARK.pitch, MARK.width);
      context.fillRect(left, y + MARK.y, MARK.width, MARK.height);
    });
    if (status === 'lost')
      await write({ ...LINE, x, y: y + LINE.y }, [dayMarks.lost(), 32, dark.ink]);
    const picture = await tile.picture;
    if (!picture) return;
    for (const credit of tile.credit.split(' · ')) credits.add(credit);
    context.globalAlpha = status === 'won' ? 1 : 0.35;
    const { width, height } = picture;
    context.drawImage(picture, (width - height) / 2, 0, height, height, ...square);
    context.globalAlpha = 1;
  };
  const drawn = weeks.flatMap((week, row) =>
    week.flatMap((date, column) => {
      const tile = date ? days.get(date) : undefined;
      return tile === undefined ? [] : [drawDay(tile, row, column)];
    }),
  );
  await Promise.all(drawn);
  const { ink, muted, action } = dark;
  const y = TILE.y + weeks.length * TILE.rowPitch;
  await write(TITLE, [words.title, 80, ink]);
  await write(
    { ...TITLE, y, height: 1470 - y },
    [words.summary, 56, ink],
    [words.address, 48, action],
    [[...credits].join(' · '), 20, muted],
  );
}
