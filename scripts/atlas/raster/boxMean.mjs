/**
 * Box mean over a view, with windows clipped at its edges; a few passes approximate a Gaussian.
 * @param {Float32Array} source
 * @param {number} width
 * @param {number} height
 * @param {number} radius in pixels
 * @param {number} passes
 */
export function boxMean(source, width, height, radius, passes) {
  let current = source;
  for (let pass = 0; pass < passes; pass++) {
    current = along(current, height, width, width, 1, radius);
    current = along(current, width, height, 1, width, radius);
  }
  return current;
}

/**
 * Running means along parallel lines.
 * @param {Float32Array} source
 * @param {number} lines
 * @param {number} length of a line
 * @param {number} lineStep offset from one line's start to the next
 * @param {number} step offset between samples of a line
 * @param {number} radius
 */
function along(source, lines, length, lineStep, step, radius) {
  const target = new Float32Array(source.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;
    for (let i = 0; i < length + radius; i++) {
      if (i < length) {
        sum += source[start + i * step];
        count++;
      }
      if (i - 2 * radius - 1 >= 0) {
        sum -= source[start + (i - 2 * radius - 1) * step];
        count--;
      }
      if (i >= radius) target[start + (i - radius) * step] = sum / count;
    }
  }
  return target;
}
