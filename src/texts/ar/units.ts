import type { Texts } from '../texts';
import { number } from './formats';

const SYMBOLS = { km: 'كم', mi: 'ميل' };

export const unitTexts: Texts['units'] = {
  length: (length, units) => {
    if (length >= 1) return `${Math.round(length)} ${SYMBOLS[units]}`;
    return units === 'km'
      ? `${Math.round(length * 1000)} م`
      : `${Number(length.toFixed(2))} ${SYMBOLS.mi}`;
  },
  distance: (distance, units) => `${Math.round(distance)} ${SYMBOLS[units]}`,
  spoken: (text) => text.replace(/\d{4,}/, (digits) => number(Number(digits))),
};
