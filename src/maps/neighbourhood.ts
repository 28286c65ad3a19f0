import type { Extent } from './webMercator.ts';

/** A country that is asked for after the round of another one. */
export type Neighbour = {
  readonly name: string;
  /**
   * SVG path data of what the picture shows of it, as the country's own (`Outline`), and the middle of that, or
   * of its largest part; absent if it lies beyond the picture: Brazil for France.
   */
  readonly seen?: {
    readonly path: string;
    readonly at: readonly [x: number, y: number];
  };
};

/** What lies around a country: the contents of `neighbours.json`. */
export type Neighbourhood = {
  /**
   * What the picture shows: the country, as its own picture does; if it has no land borders, also its nearest
   * countries; if its neighbours would be crowded, all its borders. Positions are in its frame of 1280 × 960 pixels.
   */
  readonly box: Extent;
  /**
   * The countries that it borders, largest first; without land borders the three nearest, nearest first, and all that
   * are as near as the third.
   */
  readonly asked: readonly Neighbour[];
  /**
   * The least distances from the country's outline to the other countries', in km, to two significant digits, in
   * the order of the list of countries. An island country's territories far away do not count.
   */
  readonly distances: readonly number[];
  /** Countries that it borders in another view, and whose border that is here: for Djibouti, Somalia: Somaliland. */
  readonly otherViews?: Readonly<Record<string, string>>;
};
