import { fonts, onPicture } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import { DUOTONE } from '../../features/earth/DarkWorld';
import { EARTH_FRAME, type EarthOutlines, earthPosition } from '../../maps/earthOutlines';

/** As large as link previews. */
const SIZE = { width: 1200, height: 630 };
const SCALE = SIZE.width / EARTH_FRAME.width;
/** What is cut off in the north, in units of the frame. */
const TOP = 250;
const DOT = 6;
/** In pixels. */
const MARGIN = 40;

/** The colour in the duotone of a brightness from 0 to 1. */
function tone(channel: 0 | 1 | 2, brightness: number) {
  const values = DUOTONE[channel];
  const at = brightness * (values.length - 1);
  const [low = 0, high = low] = values.slice(Math.floor(at));
  return 255 * (low + (high - low) * (at % 1));
}

function darken(context: OffscreenCanvasRenderingContext2D) {
  const image = context.getImageData(0, 0, SIZE.width, SIZE.height);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    const brightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    for (const channel of [0, 1, 2] as const) data[i + channel] = tone(channel, brightness);
  }
  context.putImageData(image, 0, 0);
}

/** Draws the Earth as a PNG, to be shared, with how much of it is lit and the site's address. */
export async function drawEarth(
  worldUrl: string,
  lit: readonly LitCountry[],
  outlines: EarthOutlines | null | undefined,
  count: string,
  address: string,
): Promise<Blob> {
  const world = await createImageBitmap(await (await fetch(worldUrl)).blob());
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d');
  if (!context) throw new Error('No canvas.');
  const drawWorld = () => context.drawImage(world, 0, 0, EARTH_FRAME.width, EARTH_FRAME.height);
  context.setTransform(SCALE, 0, 0, SCALE, 0, -TOP * SCALE);
  drawWorld();
  darken(context);

  const path = new Path2D(lit.map(({ name }) => outlines?.paths[name]).join(''));
  context.save();
  context.clip(path);
  drawWorld();
  context.restore();
  context.strokeStyle = onPicture.signal;
  context.lineWidth = 1 / SCALE;
  context.stroke(path);
  context.fillStyle = onPicture.signal;
  for (const { name, round } of lit) {
    if (outlines && !outlines.dots.includes(name)) continue;
    const { x, y } = earthPosition(round.answer);
    context.beginPath();
    context.arc(x, y, DOT, 0, 2 * Math.PI);
    context.fill();
  }

  context.resetTransform();
  context.fillStyle = '#fff';
  context.strokeStyle = onPicture.shade;
  context.lineWidth = 8;
  context.lineJoin = 'round';
  for (const [text, size, bottom] of [
    [count, 44, SIZE.height - 2 * MARGIN],
    [address, 24, SIZE.height - MARGIN],
  ] as const) {
    context.font = `700 ${size}px ${fonts.heading}`;
    context.strokeText(text, MARGIN, bottom);
    context.fillText(text, MARGIN, bottom);
  }
  return context.canvas.convertToBlob();
}
