const NAMES: Record<string, string> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
};

/** A compass point's name. */
export const directionName = (point: string) => NAMES[point] ?? point;
