/**
 * Calls back in each frame until a time has passed.
 * @param duration in milliseconds
 * @param onFrame gets the milliseconds since the start, at the end at least the duration
 * @returns stops it
 */
export function animate(duration: number, onFrame: (ms: number) => void) {
  const begun = performance.now();
  const step = (now: number) => {
    // A frame may be timed from before it was asked for.
    const ms = Math.max(0, now - begun);
    onFrame(ms);
    if (ms < duration) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
