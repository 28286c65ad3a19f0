import type { CompassPoint } from './geography';

/**
 * Where something lies in a picture: in one of eight directions from the crosshair, in lower case
 * within the inner half of the picture and in upper case beyond it; `.` at the crosshair itself; `*`
 * all over the picture or on all sides.
 */
export type Where = CompassPoint | Lowercase<CompassPoint> | '.' | '*';

/** Which way something long runs; empty where it winds. */
export type Run = 'N-S' | 'NE-SW' | 'E-W' | 'SE-NW' | '';

/**
 * One fact of a picture. Shares are percent of the picture, 1 to 100, in fives; lengths are km, and
 * heights m, with two significant digits.
 */
export type PictureFact =
  /** The share of the sea, and the one or two sides it lies on. */
  | readonly ['sea', percent: number, ...where: Where[]]
  /** A mainland coast or that of an island larger than the picture: which way it runs, and where. */
  | readonly ['coast', run: Run, where: Where]
  /** The crosshair is on an island that is wholly in the picture: its length. */
  | readonly ['island', km: number, run: Run]
  /** How many further islands are wholly in the picture, 10 for more than nine, and on which side. */
  | readonly ['islands', count: number, where: Where]
  /** A lake and its length, 0 where the frame cuts it; the three largest of a picture. */
  | readonly ['lake', km: number, where: Where]
  /** How many further lakes, 10 for more than nine. */
  | readonly ['lakes', count: number, where: Where]
  /** A river: 0 is a great one, 1 a large one; which way its course runs. */
  | readonly ['river', rank: 0 | 1, run: Run, where: Where]
  /** The lie of the land. */
  | readonly ['plain' | 'hills', percent: number, where: Where]
  | readonly ['plateau' | 'mountains', percent: number, where: Where, metres: number]
  /** What covers the land: `green` is grassland or fields, `dry` is brown, open land. */
  | readonly ['snow' | 'forest' | 'green' | 'dry' | 'desert', percent: number, where: Where];

/** What a picture shows: first what the next nearer picture did not, then what it did. */
export type PictureFacts = {
  readonly new: readonly PictureFact[];
  readonly also: readonly PictureFact[];
};
