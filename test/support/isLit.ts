/** Red, green and blue, 0 to 255. */
export type Colour = Iterable<number>;

/** On the globe: land is green, brown or yellow; in the dark, all is blue. */
export const isLit = ([, green = NaN, blue = NaN]: Colour) => green > blue + 5;
