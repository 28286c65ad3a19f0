import type { Texts } from '../texts';
import { number, plural } from './formats';

/** Miles have no usual abbreviation. */
const miles = (count: number) =>
  plural(count, { one: 'миля', few: 'милі', many: 'миль', other: 'милі' });

const whole = (length: number, units: 'km' | 'mi') => {
  const count = Math.round(length);
  return `${count} ${units === 'km' ? 'км' : miles(count)}`;
};

export const unitTexts: Texts['units'] = {
  length: (length, units) => {
    if (length >= 1) return whole(length, units);
    if (units === 'km') return `${Math.round(length * 1000)} м`;
    const hundredths = Number(length.toFixed(2));
    return `${number(hundredths)} ${miles(hundredths)}`;
  },
  distance: whole,
  spoken: (text) => text.replace(/\d{4,}/, (digits) => number(Number(digits))),
};
