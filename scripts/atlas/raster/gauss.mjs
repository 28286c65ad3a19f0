/**
 * Gaussian blur of a view, repeating its edge pixels.
 * @param {Float32Array} source
 * @param {number} width
 * @param {number} height
 * @param {number} sigma in pixels
 */
export function gauss(source, width, height, sigma) {
  const radius = Math.max(1, Math.ceil(3 * sigma));
  const bell = Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = bell.reduce((sum, value) => sum + value);
  const weights = Float64Array.from(bell, (value) => value / total);
  const half = new Float32Array(width * height);
  const padded = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const row = source.subarray(y * width, (y + 1) * width);
    padded.fill(row[0], 0, radius);
    padded.set(row, radius);
    padded.fill(row[width - 1], radius + width);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += weights[i] * padded[x + i];
      half[y * width + x] = sum;
    }
  }
  const target = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let i = -radius; i <= radius; i++) {
      const weight = weights[i + radius];
      const row = Math.min(height - 1, Math.max(0, y + i)) * width;
      for (let x = 0; x < width; x++) target[y * width + x] += weight * half[row + x];
    }
  }
  return target;
}
