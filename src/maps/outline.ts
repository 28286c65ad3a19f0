import type { Extent } from './webMercator.ts';

/** Font sizes of a country's name on its picture, in pixels of 1280; the smaller if space is short. */
export const NAME_SIZE = 52;
export const SMALL_NAME_SIZE = 40;

/** A text's approximate width: an ideograph is as wide as it is high, a letter about half as wide. */
export const textWidth = (text: string, fontSize: number) =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.55), 0) * fontSize;

/** The font size of a name that fits into the room inside an outline; undefined if none does. */
export const nameSizeInside = (name: string, room: number) =>
  [NAME_SIZE, SMALL_NAME_SIZE].find((size) => textWidth(name, size) <= room);

type Corner = readonly [x: number, y: number];

/** A country's outline on its picture, and facts about it: the contents of `outline.json`. */
export type Outline = {
  /** What the picture shows. Positions below are in its frame of 1280 × 960 pixels. */
  readonly box: Extent;
  /**
   * SVG path data, up to 16 pixels outside of the frame. An islet may be a single point: draw it with
   * round caps and joins, and fill by the even-odd rule.
   */
  readonly path: string;
  /** The middle of the country's name inside its outline, and the room for it there, 0 if there is none. */
  readonly inside: readonly [x: number, y: number, room: number];
  /** Where the name starts or ends if it does not fit inside, and the country's nearest point. */
  readonly beside: Corner;
  readonly anchor: 'start' | 'end';
  readonly tip: Corner;
  /** The corner that the locator covers. */
  readonly corner: 'ne' | 'se' | 'nw';
  /** To two significant digits. */
  readonly areaKm2: number;
  /** 1 for the largest country. */
  readonly areaRank: number;
  /** The countries it borders, by name, largest first. */
  readonly neighbours: readonly string[];
  /** Those of them whose border lies beyond the picture: Brazil for France. */
  readonly neighboursBeyond: readonly string[];
  /** Parts beyond the picture, as indices of the country's `parts`: Hawaii. */
  readonly partsBeyond: readonly number[];
};
