/**
 * Returns a function that prints, after each step, the progress and the estimated time left.
 * @param {number} total number of steps
 * @param {() => number} [now] milliseconds
 * @param {(line: string) => void} [print]
 */
export function progress(total, now = Date.now, print = console.log) {
  const start = now();
  let done = 0;
  let bytes = 0;
  return (/** @type {string} */ what, /** @type {number} */ size) => {
    done++;
    bytes += size;
    const seconds = (now() - start) / 1000;
    const left = (seconds / done) * (total - done);
    print(
      `${done}/${total} ${what}: ${(size / 1000).toFixed(0)} kB, ` +
        `mean ${(bytes / done / 1000).toFixed(1)} kB, ${duration(left)} left`,
    );
  };
}

/** @param {number} seconds */
export const duration = (seconds) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
