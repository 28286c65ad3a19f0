import { dark } from '../../../design/tokens';
import { type UtcDate, weeksOfMonth } from '../../../domain/calendar';
import type { Sheet } from './sheet';

const TITLE = { x: 48, y: 30, width: 1104, height: 150 };
/** The first tile, of seven in a row. */
const TILE = { x: 48, y: 180, size: 150, pitch: 159 };

type Tile = {
  readonly picture: Promise<ImageBitmap>;
  readonly credit: string;
  readonly isWon: boolean;
};

/**
 * Draws a month as a mosaic of its days' pictures.
 * @param month written `YYYY-MM`
 * @param days those with a tile: without a picture it is empty; of a lost round it is dim
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
    const left = leftOf(TILE.x + column * TILE.pitch, TILE.size);
    const square = [left, TILE.y + row * TILE.pitch, TILE.size, TILE.size] as const;
    context.fillStyle = dark.surface;
    context.fillRect(...square);
    if (!tile) return;
    for (const credit of tile.credit.split(' · ')) credits.add(credit);
    const picture = await tile.picture;
    context.globalAlpha = tile.isWon ? 1 : 0.35;
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
  const y = TILE.y + weeks.length * TILE.pitch;
  await write(TITLE, [words.title, 80, ink]);
  await write(
    { ...TITLE, y, height: 1470 - y },
    [words.summary, 56, ink],
    [words.address, 48, action],
    [[...credits].join(' · '), 20, muted],
  );
}
