/** Classes of a picture's surface, by pixel. */
export const [SEA, LAND, LAKE] = [0, 1, 2];
