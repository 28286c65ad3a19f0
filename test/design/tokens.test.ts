import { describe, expect, it } from 'vitest';

import {
  type ColorName,
  dark,
  darkContrast,
  EMPTY_BAR,
  light,
  lightContrast,
  type Theme,
  TINT,
} from '../../src/design/tokens';

/** Relative luminance of a colour `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2). */
function contrast(a: string, b: string) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** A colour over another at an opacity in percent, both `#RRGGBB`, as CSS mixes them in sRGB. */
function mixed(over: string, percent: number, under: string) {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mix = (at: number) =>
    Math.round((channel(over, at) * percent + channel(under, at) * (100 - percent)) / 100);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

const THEMES: Record<string, Theme> = { light, dark, lightContrast, darkContrast };

/** Text and its background. */
const PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['action', 'ground'],
  ['action', 'surface'],
  ['signal', 'ground'],
  ['signal', 'surface'],
  ['onFill', 'signal'],
  ['onFill', 'correct'],
  ['ground', 'muted'],
  ['ground', 'ink'],
];

describe.each(Object.entries(THEMES))('the %s theme', (name, theme) => {
  const least = name.endsWith('Contrast') ? 7 : 4.5;

  it.each(PAIRS)('has %s legible on %s', (text, ground) => {
    // Signs are not text: the signal colour draws the arrow and the knob.
    const wanted = text === 'signal' || ground === 'signal' ? 4.5 : least;
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(wanted);
  });

  it.each(['cold', 'warm'] as const)('has text and bar of a row visible on its %s tint', (tint) => {
    const row = mixed(theme[tint], TINT, theme.ground);
    expect(contrast(theme.ink, row)).toBeGreaterThanOrEqual(least);
    expect(contrast(theme.muted, row)).toBeGreaterThanOrEqual(least);
    expect(contrast(theme[tint], mixed(theme.ink, EMPTY_BAR, row))).toBeGreaterThanOrEqual(3);
  });

  // The land of the end’s map has the track's color.
  it.each(['action', 'cold', 'warm', 'signal'] as const)('has %s visible on the track', (mark) => {
    expect(contrast(theme[mark], theme.track)).toBeGreaterThanOrEqual(3);
  });
});
