import { fonts, onPicture } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import { BORDER, DUOTONE } from '../../features/earth/DarkWorld';
import { fetchFile } from '../../lib/fetchFile';
import { dotPath, EARTH_FRAME, type EarthOutlines, earthPosition } from '../../maps/earthOutlines';

/** As large as link previews. */
const SIZE = { width: 1200, height: 630 };
const SCALE = SIZE.width / EARTH_FRAME.width;
/** What is cut off in the north, in units of the frame: what is left ends south of Cape Horn. */
const TOP = 430;
/** In pixels. */
const MARGIN = 40;

/** Draws the Earth as a PNG to share, with how much of it is lit and the site's address. */
export async function drawEarth(
  worldUrl: string,
  lit: readonly LitCountry[],
  outlines: EarthOutlines,
  [count, address]: readonly [count: string, address: string],
  direction: 'ltr' | 'rtl',
): Promise<Blob> {
  const world = await fetchFile(worldUrl, async (response) =>
    createImageBitmap(await response.blob()),
  );
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d');
  if (!context) throw new Error('No canvas.');
  const { width, height } = EARTH_FRAME;
  context.lineJoin = context.lineCap = 'round';
  context.setTransform(SCALE, 0, 0, SCALE, 0, -TOP * SCALE);

  context.drawImage(world, 0, 0, width, height);
  for (const [blendMode, color] of DUOTONE) {
    context.globalCompositeOperation = blendMode;
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  context.globalCompositeOperation = 'source-over';

  context.strokeStyle = BORDER;
  context.lineWidth = 0.6 / SCALE;
  context.stroke(new Path2D(Object.values(outlines.paths).join('')));

  const lands = new Path2D(lit.map(({ name }) => outlines.paths[name]).join(''));
  context.save();
  context.clip(lands);
  context.drawImage(world, 0, 0, width, height);
  context.restore();
  context.strokeStyle = onPicture.signal;
  context.lineWidth = 1 / SCALE;
  context.stroke(lands);
  const small = lit.filter(({ name }) => outlines.dots.includes(name));
  context.lineWidth = 6 / SCALE;
  context.stroke(
    new Path2D(small.map(({ round }) => dotPath(earthPosition(round.answer))).join('')),
  );

  context.resetTransform();
  context.fillStyle = '#fff';
  context.strokeStyle = onPicture.shade;
  context.lineWidth = 8;
  context.direction = direction;
  const start = direction === 'rtl' ? SIZE.width - MARGIN : MARGIN;
  for (const [text, size, bottom] of [
    [count, 36, SIZE.height - 2 * MARGIN],
    [address, 20, SIZE.height - MARGIN],
  ] as const) {
    context.font = `700 ${size}px ${fonts.heading}`;
    context.strokeText(text, start, bottom);
    context.fillText(text, start, bottom);
  }
  return context.canvas.convertToBlob();
}
