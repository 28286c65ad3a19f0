import type { Point } from '../domain/geography.ts';
import { type Position, positionIn } from './webMercator.ts';
import { WORLD_BOX } from './worldPicture.ts';

/** The frame of the outlines on the picture of the world, which covers it. */
export const EARTH_FRAME = { width: 2560, height: 1920 };

/** Width to height of what is shown: the world without Antarctica. */
export const EARTH_ASPECT = 3 / 2;

/** Outlines of all countries on the picture of the world. */
export type EarthOutlines = {
  /** SVG path data, by country. */
  readonly paths: Readonly<Record<string, string>>;
  /** Countries that are too small to see: their landmarks stand for them. */
  readonly dots: readonly string[];
};

/** Their file in the atlas. */
export const EARTH_URL = '/atlas/earth-7e21fe.json';

export function earthPosition(point: Point): Position {
  const { x, y } = positionIn(WORLD_BOX, point);
  return { x: x * EARTH_FRAME.width, y: y * EARTH_FRAME.height };
}

/** A dot as SVG path data: a line that is only as long as its round ends. */
export const dotPath = ({ x, y }: Position) => `M${x} ${y}h.01`;
