import { number } from './formats';

/** Distances. */
export const unitTexts = {
  /** A length in kilometers or miles; below one, in meters or hundredths of a mile. */
  length: (length: number, units: 'km' | 'mi') => {
    if (length >= 1) return `${Math.round(length)} ${units}`;
    return units === 'km' ? `${Math.round(length * 1000)} m` : `${Number(length.toFixed(2))} mi`;
  },
  /** The distance of a guess, in whole kilometers or miles. */
  distance: (distance: number, units: 'km' | 'mi') => `${Math.round(distance)} ${units}`,
  /** For screen readers: thousands are separated. */
  spoken: (text: string) => text.replace(/\d{4,}/, (digits) => number(Number(digits))),
};
