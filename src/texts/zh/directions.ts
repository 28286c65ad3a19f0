const NAMES: Record<string, string> = {
  N: '北',
  NE: '东北',
  E: '东',
  SE: '东南',
  S: '南',
  SW: '西南',
  W: '西',
  NW: '西北',
};

export const directionName = (point: string) => NAMES[point] ?? point;
