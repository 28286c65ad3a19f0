/** A camera looks at a box of the Mercator plane. Pictures lie on the plane, wherever the camera looks. */
import type { Point } from '../domain/geography';
import { ASPECT, type Extent, type Position, project } from './webMercator';

/** The unit of positions on a picture: its pixels at full size, whatever the screen. */
export const PICTURE_SIZE = { width: 1280, height: 960 };

/** The least distance of a point from the edge of the frame, as a share of its width. */
const MARGIN = 0.04;

/** How far east an x is of another one: the world repeats, and the nearest copy counts. */
const eastOf = (from: number, x: number) => x - from - Math.round(x - from);

/**
 * A box in the camera's frame: its centre's offset from the frame's, as shares of the frame's width and
 * height, and its width as a multiple of the frame's.
 */
export const boxIn = (camera: Extent, { x, y, width }: Extent) => ({
  x: eastOf(camera.x, x) / camera.width,
  y: ((y - camera.y) * ASPECT) / camera.width,
  scale: width / camera.width,
});

const pointIn = (camera: Extent, point: Point) => boxIn(camera, { ...project(point), width: 0 });

/** The position in the camera's frame of a point at most 85.05° from the equator; it may be outside. */
export function framePosition(camera: Extent, point: Point): Position {
  const { x, y } = pointIn(camera, point);
  return { x: (0.5 + x) * PICTURE_SIZE.width, y: (0.5 + y) * PICTURE_SIZE.height };
}

export const isInFrame = ({ x, y }: Position): boolean =>
  x >= 0 && x <= PICTURE_SIZE.width && y >= 0 && y <= PICTURE_SIZE.height;

/** Shares of the frame's width and height in CSS; the frame is a container. */
const toCss = (x: number, y: number) => [`${x * 100}cqw`, `${y * 75}cqw`] as const;

/** CSS that lays a box where the camera sees it. */
export function transformOf(camera: Extent, box: Extent) {
  const { x, y, scale } = boxIn(camera, box);
  return `translate(${toCss(x, y).join(', ')}) scale(${scale})`;
}

/** CSS that moves something from the middle of the frame to a point. */
export function translateTo(camera: Extent, point: Point) {
  const { x, y } = pointIn(camera, point);
  return toCss(x, y).join(' ');
}

/** Whether a box contains another one, or a copy of it. */
export function contains(outer: Extent, inner: Extent): boolean {
  const { x, y, scale } = boxIn(outer, inner);
  return Math.max(Math.abs(x), Math.abs(y)) + scale / 2 <= 0.5;
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

/** Moves and shrinks a box so that the world is above and below it. To the sides the world goes on. */
function fitIntoWorld(world: Extent, { x, y, width }: Extent): Extent {
  const fitting = Math.min(width, world.width);
  const room = (world.width - fitting) / 2 / ASPECT;
  return { x, y: Math.max(world.y - room, Math.min(world.y + room, y)), width: fitting };
}

const distance = (a: number, b: number) => Math.abs(eastOf(a, b));

/** Turns a camera to the nearest x where all points keep the margin: the whole world has none to spare. */
function keepMargin({ x, ...camera }: Extent, positions: readonly Position[]): Extent {
  const reach = (0.5 - MARGIN) * camera.width;
  const turned = positions.flatMap((point) => [point.x - reach, point.x + reach]);
  const [nearest = x] = [x, ...turned]
    .filter((each) => positions.every((point) => distance(point.x, each) < reach + 1e-9))
    .sort((a, b) => distance(a, x) - distance(b, x));
  return { ...camera, x: nearest };
}

/**
 * A camera, and the sharpest picture that contains its view; undefined if none does.
 * @param pictures the sharpest first
 */
export function shotAt<Picture extends { readonly box: Extent }>(
  camera: Extent,
  pictures: readonly Picture[],
): { camera: Extent; picture: Picture } | undefined {
  const picture = pictures.find(({ box }) => contains(box, camera));
  return picture && { camera, picture };
}

/**
 * The camera that holds all points, and the sharpest picture that contains it. Where that takes the world, the
 * first point is about in the middle from west to east, so that the others are on the side where they are
 * nearer.
 * @param points the first is the pictures' place
 * @param pictures the sharpest first, the last shows the world
 */
export function cameraOn<Picture extends { readonly box: Extent }>(
  points: readonly Point[],
  pictures: readonly Picture[],
): { camera: Extent; picture: Picture } | undefined {
  const [first, world] = [pictures[0], pictures.at(-1)];
  const positions = points.map(project);
  if (!first || !world || !positions[0]) return undefined;
  const middle = positions[0].x;
  // Of each point's copies, the one nearest to the first point.
  const near = positions.map(({ x, y }) => ({ x: middle + eastOf(middle, x), y }));
  const camera = boxAround(near, first.box.width);
  const shot = shotAt(camera, pictures);
  if (shot && shot.picture !== world) return shot;
  const opposite = near.map(({ x, y }) => ({ x: 2 * middle - x, y }));
  const centred = fitIntoWorld(world.box, boxAround([...near, ...opposite], first.box.width));
  return { camera: keepMargin(centred, near), picture: world };
}
