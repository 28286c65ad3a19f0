/**
 * One tone curve for all pictures. The source is meant for globes on dark screens: forests have a luma
 * of 30 to 50 of 255, and steep sea floors cast black shadows.
 */
import { lumaOf } from './raster.ts';

/** Exponent of the curve: 0.66 turns a luma of 30 into 62, 128 into 162 and 200 into 217. */
const GAMMA = 0.66;
/** Share of the saturation kept: at 0 the curve turns greens grey, at 1 they are garish. */
const VIVIDNESS = 0.35;
/** The colour of deep water, added to black; it fades with luma. */
const SHADOW = [15, 29, 47];
const SHADOW_FADE = 32;

/** Values are looked up in steps of an eighth. */
const STEPS = 8;
const CURVE = Float32Array.from(
  { length: 256 * STEPS },
  (_, i) => 255 * (i / STEPS / 255) ** GAMMA,
);
/** By luma: the share of SHADOW added, and by how much the curve lightens the sum. */
const LIFT = Float32Array.from({ length: 256 }, (_, luma) => Math.exp(-luma / SHADOW_FADE));
const GAIN = LIFT.map((lift, luma) => {
  const lifted = luma + lift * lumaOf(SHADOW, 0);
  return toned(lifted) / lifted;
});

function toned(value: number) {
  return CURVE[Math.min(CURVE.length - 1, Math.round(value * STEPS))];
}

/**
 * Lightens a picture in place.
 * @param rgb interleaved, 0 to 255
 */
export function lighten(rgb: Uint8Array) {
  for (let j = 0; j < rgb.length; j += 3) {
    const luma = Math.round(lumaOf(rgb, j));
    for (let channel = 0; channel < 3; channel++) {
      const value = rgb[j + channel] + LIFT[luma] * SHADOW[channel];
      const light = (1 - VIVIDNESS) * toned(value) + VIVIDNESS * GAIN[luma] * value;
      rgb[j + channel] = Math.min(255, Math.round(light));
    }
  }
}
