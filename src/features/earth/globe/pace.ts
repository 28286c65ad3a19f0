import type { GlobeRenderer } from './globeRenderer';

type Draw = GlobeRenderer['draw'];

/** A slower frame is seen, and keeps players waiting for what they do. */
const FRAME_MS = 40;
/** Smaller, as a share of the width, nothing can be recognised; nor are the pixels what takes the time. */
const LEAST = 1 / 6;
/** How long a globe has not moved when it rests. */
const REST_MS = 200;

/**
 * Dynamic resolution: without a GPU, a frame takes as long as its pixels are many. While the globe moves, draws
 * those that there is time for; when it rests, all of them.
 * @param onPainted called when the first frame is seen: whether there is time for all pixels
 */
export function pace(draw: Draw, onPainted: (isSmooth: boolean) => void): Draw {
  /** The width that there is time for, by the last frame. */
  let affordable = Infinity;
  let latest: Parameters<Draw> | undefined;
  let rest: ReturnType<typeof setTimeout>;

  return function drawInTime(scene, pixels) {
    clearTimeout(rest);
    const moves = latest?.[1] === pixels && latest[0] !== scene;
    const size = moves ? Math.ceil(Math.max(LEAST * pixels, Math.min(affordable, pixels))) : pixels;
    latest = [scene, pixels];
    draw(scene, size);
    // The browser paints it at the end of the next frame, and begins another when it has.
    requestAnimationFrame((begun) =>
      requestAnimationFrame((ended) => {
        const isFirst = affordable === Infinity;
        affordable = size * Math.sqrt(FRAME_MS / (ended - begun));
        if (isFirst) onPainted(affordable >= pixels);
        if (latest?.[0] === scene && size < pixels)
          rest = setTimeout(() => drawInTime(scene, pixels), REST_MS);
      }),
    );
  };
}
