import type { Texts } from '../texts';

const NAMES: Record<string, string> = {
  N: 'उत्तर',
  NE: 'उत्तर-पूर्व',
  E: 'पूर्व',
  SE: 'दक्षिण-पूर्व',
  S: 'दक्षिण',
  SW: 'दक्षिण-पश्चिम',
  W: 'पश्चिम',
  NW: 'उत्तर-पश्चिम',
};

export const directionName: Texts['game']['direction'] = (point) => NAMES[point] ?? point;
