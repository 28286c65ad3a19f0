import { dark, fonts } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import type { Point } from '../../domain/geography';
import { makeGlobeRenderer } from '../../features/earth/globe/globeRenderer';
import type { Earth } from '../../maps/earthFiles';

/** As large as link previews. */
const SIZE = { width: 1200, height: 630 };
/** In pixels: the side of the globe's square, then the column of words beside it. */
const GLOBE = 630;
const WORDS = { start: 664, width: 500 };
const LINE_HEIGHT = 1.3;
const GAP = 22;

type Words = { readonly count: string; readonly sentence: string; readonly address: string };

/** Draws the Earth as a PNG to share. In languages read from right to left, the globe is on the right. */
export function earthPng(
  earth: Earth,
  lit: readonly LitCountry[],
  centre: Point,
  { count, sentence, address }: Words,
  direction: 'ltr' | 'rtl',
): Promise<Blob> {
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = dark.ground;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  const fromStart = (x: number, width = 0) => (direction === 'rtl' ? SIZE.width - x - width : x);
  const canvas = document.createElement('canvas');
  const globe = makeGlobeRenderer(canvas, earth, lit, GLOBE);
  globe.draw(centre, GLOBE);
  context.drawImage(canvas, fromStart(0, GLOBE), 0);
  globe.release();

  const paragraphs = [
    { text: count, size: 52, color: dark.ink },
    { text: sentence, size: 30, color: dark.muted },
    { text: address, size: 26, color: dark.action },
  ].map(({ text, size, color }) => {
    context.font = `700 ${size}px ${fonts.heading}`;
    const lines = linesOf(text, (part) => context.measureText(part).width);
    return { lines, font: context.font, height: size * LINE_HEIGHT, color };
  });
  const heights = paragraphs.map(({ lines, height }) => lines.length * height + GAP);
  let y = (SIZE.height - heights.reduce((sum, height) => sum + height)) / 2;
  context.direction = direction;
  context.textBaseline = 'top';
  for (const { lines, font, height, color } of paragraphs) {
    context.font = font;
    context.fillStyle = color;
    for (const line of lines) {
      context.fillText(line, fromStart(WORDS.start), y, WORDS.width);
      y += height;
    }
    y += GAP;
  }
  return context.canvas.convertToBlob();
}

/** Breaks a text after spaces and full-width punctuation. */
function linesOf(text: string, widthOf: (text: string) => number) {
  const lines: string[] = [];
  for (const word of text.split(/(?<=[ 、，。])/)) {
    const line = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && widthOf(line) <= WORDS.width) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}
