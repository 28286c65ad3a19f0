const NAMES: Record<string, string> = {
  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SW: 'sud-ovest',
  W: 'ovest',
  NW: 'nord-ovest',
};

/** A compass point's name. */
export const directionName = (point: string) => NAMES[point] ?? point;
