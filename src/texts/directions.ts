const NAMES: Record<string, string> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

/** A compass point's name, in English. */
export const directionName = (point: string) => NAMES[point] ?? point;
