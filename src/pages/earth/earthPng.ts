import { dark } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import type { Point } from '../../domain/geography';
import { makeGlobeRenderer } from '../../features/earth/globe/globeRenderer';
import { drawPng } from '../../features/share/drawPng';
import type { Earth } from '../../maps/earthFiles';

/** As large as link previews. */
const SIZE = { width: 1200, height: 630 };
/** The side of the globe's square, in pixels. */
const GLOBE = 630;
const WORDS = { x: 664, y: 0, width: 500, height: SIZE.height };

type Words = { readonly count: string; readonly sentence: string; readonly address: string };

/** Draws the Earth as a PNG to share. In languages read from right to left, the globe is on the right. */
export const earthPng = (
  earth: Earth,
  lit: readonly LitCountry[],
  centre: Point,
  { count, sentence, address }: Words,
  direction: 'ltr' | 'rtl',
) =>
  drawPng(SIZE, direction, async ({ context, leftOf, write }) => {
    const canvas = document.createElement('canvas');
    const globe = makeGlobeRenderer(canvas, earth, lit, GLOBE);
    globe.draw(centre, GLOBE);
    context.drawImage(canvas, leftOf({ x: 0, width: GLOBE }), 0);
    globe.release();
    await write(
      [
        { text: count, size: 52, color: dark.ink },
        { text: sentence, size: 30, color: dark.muted },
        { text: address, size: 26, color: dark.action },
      ],
      WORDS,
    );
  });
