import type { Texts } from '../texts';

const NAMES: Record<string, string> = {
  N: 'الشمال',
  NE: 'الشمال الشرقي',
  E: 'الشرق',
  SE: 'الجنوب الشرقي',
  S: 'الجنوب',
  SW: 'الجنوب الغربي',
  W: 'الغرب',
  NW: 'الشمال الغربي',
};

export const directionName: Texts['game']['direction'] = (point) => NAMES[point] ?? point;
