import type { CompassPoint } from './geography';

/**
 * A compass direction from the crosshair: lower case in the inner half of the picture, upper case beyond; `.`
 * at the crosshair; `*` everywhere or on all sides.
 */
export type Where = CompassPoint | Lowercase<CompassPoint> | '.' | '*';

/** The course of something long; empty if it winds. */
export type Run = 'N-S' | 'NE-SW' | 'E-W' | 'SE-NW' | '';

/**
 * One fact of a picture. Shares are percent of the picture, 1 to 100, in fives; lengths are km, and
 * heights m, with two significant digits.
 */
export type PictureFact =
  /** The sea's share, and the one or two sides it is on. */
  | readonly ['sea', percent: number, ...where: Where[]]
  /** The coast of the mainland, or of an island larger than the picture. */
  | readonly ['coast', run: Run, where: Where]
  /** The crosshair's island, wholly in the picture: its length. */
  | readonly ['island', km: number, run: Run]
  /** Further islands wholly in the picture; 10 means more than nine. */
  | readonly ['islands', count: number, where: Where]
  /** One of the three largest lakes; its length, or 0 if the frame cuts it. */
  | readonly ['lake', km: number, where: Where]
  /** Further lakes; 10 means more than nine. */
  | readonly ['lakes', count: number, where: Where]
  /** Rank 0 is a great river, 1 a large one. */
  | readonly ['river', rank: 0 | 1, run: Run, where: Where]
  | readonly ['plain' | 'hills', percent: number, where: Where]
  | readonly ['plateau' | 'mountains', percent: number, where: Where, metres: number]
  /** `green` is grassland or fields, `dry` is brown, open land. */
  | readonly ['snow' | 'forest' | 'green' | 'dry' | 'desert', percent: number, where: Where];

/** `new`: not in the next nearer picture; `also`: in both. */
export type PictureFacts = {
  readonly new: readonly PictureFact[];
  readonly also: readonly PictureFact[];
};
