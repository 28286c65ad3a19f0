/** A camera looks at a box of the Mercator plane. Pictures lie on the plane, wherever the camera looks. */
import type { Point } from '../domain/geography';
import { ASPECT, type Extent, type Position, positionIn, project } from './webMercator';

/** The unit of positions on a picture: its pixels at full size, whatever the screen. */
export const PICTURE_SIZE = { width: 1280, height: 960 };

/** The least distance of a point from the edge of the frame, as a share of its width. */
const MARGIN = 0.04;

/** A point's position in the camera's frame; it may be outside. */
export function framePosition(camera: Extent, point: Point): Position {
  const { x, y } = positionIn(camera, point);
  return { x: x * PICTURE_SIZE.width, y: y * PICTURE_SIZE.height };
}

export const isInFrame = ({ x, y }: Position): boolean =>
  x >= 0 && x <= PICTURE_SIZE.width && y >= 0 && y <= PICTURE_SIZE.height;

/**
 * A box in the camera's frame: its centre's offset from the frame's, as shares of the frame's width and
 * height, and its width as a multiple of the frame's.
 */
export const boxIn = (camera: Extent, { x, y, width }: Extent) => ({
  x: (x - camera.x - Math.round(x - camera.x)) / camera.width,
  y: ((y - camera.y) * ASPECT) / camera.width,
  scale: width / camera.width,
});

const percent = (share: number) => `${share * 100}%`;

/** CSS that lays a box where the camera sees it. */
export function transformOf(camera: Extent, box: Extent) {
  const { x, y, scale } = boxIn(camera, box);
  return `translate(${percent(x)}, ${percent(y)}) scale(${scale})`;
}

/** CSS that moves something from the middle of the frame to a point. */
export function translateTo(camera: Extent, point: Point) {
  const { x, y } = boxIn(camera, { ...project(point), width: 0 });
  return `${x * 100}cqw ${y * 75}cqw`;
}

/** Whether a box contains another one, or a copy of it. */
export function contains(outer: Extent, inner: Extent): boolean {
  const { x, y, scale } = boxIn(outer, inner);
  return Math.max(Math.abs(x), Math.abs(y)) + scale / 2 <= 0.5;
}

/** Whether two boxes overlap. */
export function overlaps(a: Extent, b: Extent): boolean {
  const { x, y, scale } = boxIn(a, b);
  return Math.max(Math.abs(x), Math.abs(y)) < (1 + scale) / 2;
}

export const isSameBox = (a: Extent, b: Extent): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width;

/** The smallest box that contains all positions, with a margin. */
function boxAround(positions: readonly Position[], leastWidth: number): Extent {
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(east - west, (south - north) * ASPECT) / (1 - 2 * MARGIN);
  return { x: (west + east) / 2, y: (north + south) / 2, width: Math.max(width, leastWidth) };
}

/** Moves and shrinks a box into another one. */
function fitInto(outer: Extent, { x, y, width }: Extent): Extent {
  const room = (outer.width - Math.min(width, outer.width)) / 2;
  const between = (value: number, middle: number, most: number) =>
    Math.max(middle - most, Math.min(middle + most, value));
  return {
    x: between(x, outer.x, room),
    y: between(y, outer.y, room / ASPECT),
    width: Math.min(width, outer.width),
  };
}

/**
 * The camera that holds all points, and the sharpest picture that contains it.
 * @param points the first is the pictures' place
 * @param pictures the widest shows the world
 */
export function cameraOn<Picture extends { readonly box: Extent }>(
  points: readonly Point[],
  pictures: readonly Picture[],
): { camera: Extent; picture: Picture } | undefined {
  const sharpest = pictures.toSorted((a, b) => a.box.width - b.box.width);
  const [first, world] = [sharpest[0], sharpest.at(-1)];
  const positions = points.map(project);
  if (!first || !world || !positions[0]) return undefined;
  const middle = positions[0].x;
  // Of each point's copies, the one nearest to the first point; the world's picture has one of each.
  const near = positions.map(({ x, y }) => ({ x: x + Math.round(middle - x), y }));
  const camera = boxAround(near, first.box.width);
  const picture = sharpest.find(({ box }) => contains(box, camera));
  if (picture && picture !== world) return { camera, picture };
  return {
    camera: fitInto(world.box, boxAround(positions, first.box.width)),
    picture: world,
  };
}
