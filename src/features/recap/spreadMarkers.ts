/** A point on a picture, in the picture's own units. */
export type XY = { readonly x: number; readonly y: number };

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Some tens of steps are enough; where there is no room for all, they would never be. */
const MAX_STEPS = 500;

/**
 * Moves markers apart until they are `gap` from one another, so that each can be read. Those that
 * have room stay where they are, and the first always does.
 * @param size of the picture; nothing is moved nearer than half a gap to its edges
 */
export function spreadMarkers(
  points: readonly XY[],
  gap: number,
  size: { readonly width: number; readonly height: number },
): readonly XY[] {
  const markers = points.map(({ x, y }) => ({ x, y }));
  const pairs = markers.flatMap((a, i) =>
    markers.slice(i + 1).map((b, j) => ({ a, b, turn: i + j })),
  );

  const within = (value: number, length: number) =>
    Math.min(Math.max(value, gap / 2), length - gap / 2);
  const move = (marker: { x: number; y: number }, angle: number, by: number) => {
    marker.x = within(marker.x + Math.cos(angle) * by, size.width);
    marker.y = within(marker.y + Math.sin(angle) * by, size.height);
  };

  for (let step = 0; step < MAX_STEPS; step++) {
    const crowded = pairs.filter(({ a, b }) => Math.hypot(b.x - a.x, b.y - a.y) < gap);
    if (crowded.length === 0) break;
    for (const { a, b, turn } of crowded) {
      const distance = Math.hypot(b.x - a.x, b.y - a.y);
      // Where markers coincide, each is sent another way.
      const angle = distance < 0.01 ? turn * GOLDEN_ANGLE : Math.atan2(b.y - a.y, b.x - a.x);
      // A little too far, or they would come near to the gap forever and never reach it.
      const overlap = Math.max(0, gap - distance) + 0.1;
      const isFirst = a === markers[0];
      if (!isFirst) move(a, angle + Math.PI, overlap / 2);
      move(b, angle, isFirst ? overlap : overlap / 2);
    }
  }
  return markers;
}
