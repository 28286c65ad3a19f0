const NAMES: Record<string, string> = {
  N: 'norte',
  NE: 'nordeste',
  E: 'leste',
  SE: 'sudeste',
  S: 'sul',
  SW: 'sudoeste',
  W: 'oeste',
  NW: 'noroeste',
};

export const directionName = (point: string) => NAMES[point] ?? point;

/** Where something lies: ao norte, a leste. */
export const towards = (point: string) =>
  `${point === 'N' || point === 'S' ? 'ao' : 'a'} ${directionName(point)}`;
