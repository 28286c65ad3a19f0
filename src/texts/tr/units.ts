import type { Texts } from '../texts';
import { number } from './formats';

const SYMBOLS = { km: 'km', mi: 'mil' } as const;

export const unitTexts: Texts['units'] = {
  length: (length, units) => {
    if (length >= 1) return `${Math.round(length)}\u00A0${SYMBOLS[units]}`;
    return units === 'km'
      ? `${Math.round(length * 1000)}\u00A0m`
      : `${number(Number(length.toFixed(2)))}\u00A0${SYMBOLS.mi}`;
  },
  distance: (distance, units) => `${Math.round(distance)}\u00A0${SYMBOLS[units]}`,
  spoken: (text) => text.replace(/\d{4,}/, (digits) => number(Number(digits))),
};
