const NAMES: Record<string, string> = {
  N: 'norte',
  NE: 'noreste',
  E: 'este',
  SE: 'sureste',
  S: 'sur',
  SW: 'suroeste',
  W: 'oeste',
  NW: 'noroeste',
};

export const directionName = (point: string) => NAMES[point] ?? point;
