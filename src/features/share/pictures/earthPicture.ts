import { dark } from '../../../design/tokens';
import { siteName } from '../../../texts/siteName';
import type { Sheet } from './sheet';

/** As large as link previews. */
export const EARTH_SIZE = { width: 1200, height: 630 };
/** The side of the globe's square, in pixels. */
export const GLOBE = 630;
const WORDS = { x: 664, y: 0, width: 500, height: EARTH_SIZE.height };

/** Draws the globe, and words beside it. */
export async function drawEarth(
  { context, leftOf, write }: Sheet,
  globe: CanvasImageSource,
  words: Readonly<Record<'count' | 'sentence' | 'address', string>>,
) {
  const { ink, muted, action } = dark;
  context.drawImage(globe, leftOf(0, GLOBE), 0);
  await write(
    WORDS,
    [siteName, 96, ink],
    [words.count, 52, ink],
    [words.sentence, 30, muted],
    [words.address, 26, action],
  );
}
