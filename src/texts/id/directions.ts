const NAMES: Record<string, string> = {
  N: 'utara',
  NE: 'timur laut',
  E: 'timur',
  SE: 'tenggara',
  S: 'selatan',
  SW: 'barat daya',
  W: 'barat',
  NW: 'barat laut',
};

export const directionName = (point: string) => NAMES[point] ?? point;
