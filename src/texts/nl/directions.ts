const NAMES: Record<string, string> = {
  N: 'noorden',
  NE: 'noordoosten',
  E: 'oosten',
  SE: 'zuidoosten',
  S: 'zuiden',
  SW: 'zuidwesten',
  W: 'westen',
  NW: 'noordwesten',
};

export const directionName = (point: string) => NAMES[point] ?? point;
