import { dark, fonts } from '../../../design/tokens';
import { directionOf, type Language } from '../../../texts/languages';
import { layOut, type Paragraph } from './layOut';

export type Size = { readonly width: number; readonly height: number };
/** `x` is from where lines start: from the right in languages that are read from there. */
type Box = Size & { readonly x: number; readonly y: number };

export type Sheet = {
  readonly context: OffscreenCanvasRenderingContext2D;
  /** The left edge of a box. */
  readonly leftOf: (x: number, width: number) => number;
  /** Writes paragraphs in the site's font in the middle of a box's height, smaller if they do not fit. */
  readonly write: (box: Box, ...paragraphs: readonly Paragraph[]) => Promise<void>;
};

const fontOf = (size: number, families: string) => `700 ${size}px ${families}`;

/** Draws a PNG to share, on the dark ground. */
export async function drawSheet(
  size: Size,
  language: Language,
  draw: (sheet: Sheet) => Promise<void>,
): Promise<Blob> {
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = dark.ground;
  context.fillRect(0, 0, size.width, size.height);
  context.direction = directionOf(language);
  context.textBaseline = 'middle';
  context.imageSmoothingQuality = 'high';
  const isFromRight = context.direction === 'rtl';
  const leftOf = (x: number, width: number) => (isFromRight ? size.width - x - width : x);
  const widthOf = (text: string) => {
    context.font = fontOf(100, fonts.heading);
    return context.measureText(text).width / 100;
  };
  const write: Sheet['write'] = async ({ x, y, ...box }, ...paragraphs) => {
    const letters = paragraphs.map(([text]) => text).join('');
    // Without the font, its fallback is drawn.
    await document.fonts.load(fontOf(1, fonts.face), letters).catch(() => undefined);
    for (const [text, height, color, top] of layOut(paragraphs, box, widthOf)) {
      context.font = fontOf(height, fonts.heading);
      context.fillStyle = color;
      context.fillText(text, isFromRight ? size.width - x : x, y + top);
    }
  };
  await draw({ context, leftOf, write });
  return context.canvas.convertToBlob();
}
