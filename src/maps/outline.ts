/** A country's outline on the picture of its landmark, as its file in the atlas holds it. */
export type Outline = {
  /**
   * The nearest level, 18 to 12, at whose picture the country fits: the part that holds the landmark, or
   * is nearest to it, with all parts within 500 km; 12 where it fits at none.
   */
  readonly level: 18 | 17 | 16 | 15 | 14 | 13 | 12;
  /**
   * SVG path data in a frame of 1280 × 960, the landmark in the middle, up to 16 outside of the frame. An
   * islet may be a single point: draw it with round caps and joins, and fill by the even-odd rule.
   */
  readonly path: string;
  /** The middle of the country's name in that frame: x 256 to 1024, y 64 to 896. */
  readonly label: readonly [x: number, y: number];
};
