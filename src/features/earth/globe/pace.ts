import type { GlobeRenderer } from './globeRenderer';

type Draw = GlobeRenderer['draw'];

/** A slower frame is seen, and keeps players waiting for what they do. */
const FRAME_MS = 40;
/** Smaller, as a share of the width, nothing can be recognised; nor are the pixels what takes the time. */
const LEAST = 1 / 6;
/** How long a globe has not turned when it rests. */
const REST_MS = 200;

/**
 * Dynamic resolution: without a GPU, a frame takes as long as its pixels are many. While the globe turns, draws
 * those that there is time for; when it rests, all of them.
 * @param onSmooth called if there is time for all of them
 */
export function pace(draw: Draw, onSmooth: () => void): Draw {
  /** The width that there is time for, by the last frame. */
  let affordable = Infinity;
  let latest: Parameters<Draw>[0] | undefined;
  let rest: ReturnType<typeof setTimeout>;

  return function drawInTime(centre, pixels) {
    clearTimeout(rest);
    const turns = latest && (latest.lat !== centre.lat || latest.lon !== centre.lon);
    const size = turns ? Math.ceil(Math.max(LEAST * pixels, Math.min(affordable, pixels))) : pixels;
    latest = centre;
    draw(centre, size);
    // The browser paints it at the end of the next frame, and begins another when it has.
    requestAnimationFrame((begun) =>
      requestAnimationFrame((ended) => {
        const isFirst = affordable === Infinity;
        affordable = size * Math.sqrt(FRAME_MS / (ended - begun));
        if (isFirst && affordable >= pixels) onSmooth();
        if (latest === centre && size < pixels)
          rest = setTimeout(() => drawInTime(centre, pixels), REST_MS);
      }),
    );
  };
}
