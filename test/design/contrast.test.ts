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
import { contrast, mixed } from '../support/contrast';

const THEMES: Record<string, Theme> = { light, dark, lightContrast, darkContrast };

/** Text and the ground that it stands on. */
const PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['action', 'ground'],
  ['action', 'surface'],
  ['signal', 'ground'],
  ['signal', 'surface'],
  ['onSignal', 'signal'],
  ['correctGround', 'correct'],
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

  it.each(['cold', 'warm'] as const)('has the text of a row legible on its %s tint', (tint) => {
    const ground = mixed(theme[tint], TINT, theme.ground);
    expect(contrast(theme.ink, ground)).toBeGreaterThanOrEqual(least);
    expect(contrast(theme.muted, ground)).toBeGreaterThanOrEqual(least);
  });

  it.each(['cold', 'warm'] as const)('has a %s bar visible beside its empty part', (tint) => {
    const row = mixed(theme[tint], TINT, theme.ground);
    expect(contrast(theme[tint], mixed(theme.ink, EMPTY_BAR, row))).toBeGreaterThanOrEqual(3);
  });

  // The land of the end’s map has the track's color.
  it.each(['action', 'cold', 'warm', 'signal'] as const)('has %s visible on the track', (mark) => {
    expect(contrast(theme[mark], theme.track)).toBeGreaterThanOrEqual(3);
  });
});

it('black on white has the greatest contrast', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 9);
});
