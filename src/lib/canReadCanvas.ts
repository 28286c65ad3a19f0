const SAMPLE = [40, 120, 200];
/** Browsers may change colors slightly against fingerprinting, which nobody sees. */
const TOLERANCE = 8;

/**
 * Whether the site can save what it draws. Some browsers return noise instead, against fingerprinting (Firefox:
 * `privacy.resistFingerprinting`).
 * @throws if the browser has no canvas to draw on
 */
export function canReadCanvas(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = `rgb(${SAMPLE.join()})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return SAMPLE.every((value, channel) => Math.abs(value - (data[channel] ?? 0)) <= TOLERANCE);
}
