import type { Texts } from '../texts';
import { number } from './formats';

export const unitTexts: Texts['units'] = {
  length: (length, units) => {
    if (length >= 1) return `${Math.round(length)} ${units}`;
    return units === 'km'
      ? `${Math.round(length * 1000)} m`
      : `${number(Number(length.toFixed(2)))} mi`;
  },
  distance: (distance, units) => `${Math.round(distance)} ${units}`,
  spoken: (text) => text.replace(/\d{4,}/, (digits) => number(Number(digits))),
};
