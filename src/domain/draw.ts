/**
 * One of a list, all equally likely; undefined if it is empty.
 * @param random returns 0 <= random < 1
 */
export const draw = <Item>(list: readonly Item[], random: () => number): Item | undefined =>
  list[Math.floor(random() * list.length)];
