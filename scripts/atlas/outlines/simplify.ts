/** In pixels. */
export type Position = [x: number, y: number];

/**
 * Drops corners within a tolerance of the line: the Ramer-Douglas-Peucker algorithm.
 * @param line a ring's first corner is its last
 * @param tolerance pixels
 */
export function simplify(line: Position[], tolerance: number): Position[] {
  const [start, end] = [line[0], line[line.length - 1]];
  let [farthest, most] = [0, tolerance];
  for (let i = 1; i < line.length - 1; i++) {
    const distance = distanceTo(line[i], start, end);
    if (distance > most) [farthest, most] = [i, distance];
  }
  if (farthest === 0) return [start, end];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

/** The distance of a point from a line's segment, in pixels. */
export function distanceTo([x, y]: Position, [x0, y0]: Position, [x1, y1]: Position) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - x0 - share * dx, y - y0 - share * dy);
}
