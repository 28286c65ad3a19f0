const NAMES: Record<string, string> = {
  N: 'північ',
  NE: 'північний схід',
  E: 'схід',
  SE: 'південний схід',
  S: 'південь',
  SW: 'південний захід',
  W: 'захід',
  NW: 'північний захід',
};

/** A compass point's name, in the nominative and, after “на”, the accusative. */
export const directionName = (point: string) => NAMES[point] ?? point;
