const NAMES: Record<string, string> = {
  N: '北',
  NE: '北東',
  E: '東',
  SE: '南東',
  S: '南',
  SW: '南西',
  W: '西',
  NW: '北西',
};

export const directionName = (point: string) => NAMES[point] ?? point;
