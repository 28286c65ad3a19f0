import type { Texts } from '../texts';
import { number } from './formats';

const UNITS = { km: ' km', mi: 'マイル' };

export const unitTexts: Texts['units'] = {
  length: (length, units) => {
    if (length >= 1) return `${Math.round(length)}${UNITS[units]}`;
    return units === 'km'
      ? `${Math.round(length * 1000)} m`
      : `${Number(length.toFixed(2))}${UNITS.mi}`;
  },
  distance: (distance, units) => `${Math.round(distance)}${UNITS[units]}`,
  spoken: (text) => text.replace(/\d{4,}/, (digits) => number(Number(digits))),
};
