import { describe, expect, it } from 'vitest';

import { shareText } from '../../src/domain/share';
import {
  aCountry,
  aRound,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../support/builders';

const OPTIONS = {
  date: utcDate('2026-11-20'),
  streak: null,
  url: 'https://zoomle.test/zoomle',
  isDark: true,
  highContrast: false,
};
const WON = aRound(ORIGIN, NORTHLAND, FARLAND, ORIGIN);

describe('the shared text', () => {
  it('has the score, a line a guess and the address', () => {
    expect(shareText(WON, OPTIONS).split('\n')).toEqual([
      '#Zoomle 2026-11-20 3/6',
      '🟩🟩🟩🟨⬛⬇️ 76%',
      expect.stringMatching(/^⬛⬛⬛⬛⬛.* 0%$/),
      '🟩🟩🟩🟩🟩🎉',
      'https://zoomle.test/zoomle',
    ]);
  });

  it('has the streak beside the score', () => {
    expect(shareText(WON, { ...OPTIONS, streak: 12 })).toMatch(/^#Zoomle 2026-11-20 3\/6 🔥12\n/);
  });

  it('has an X when the round was lost', () => {
    const lines = shareText(aRound(ORIGIN, ...SIX_MISSES), OPTIONS).split('\n');
    expect(lines[0]).toBe('#Zoomle 2026-11-20 X/6');
    expect(lines).toHaveLength(8);
  });

  it.each([
    ['five', 0, '🟩🟩🟩🟩🟩'],
    ['four and a half', 1, '🟩🟩🟩🟩🟨'],
    ['two', 53, '🟩🟩⬛⬛⬛'],
    ['a half', 130, '🟨⬛⬛⬛⬛'],
    ['no', 150, '⬛⬛⬛⬛⬛'],
  ])('fills %s squares where the guess was %d degrees away', (_, lon, squares) => {
    const [, line] = shareText(aRound(ORIGIN, aCountry('Elsewhere', 0, lon)), OPTIONS).split('\n');
    expect(line).toMatch(new RegExp(`^${squares}\\D+ \\d+%$`, 'u'));
  });

  it.each([
    [10, 0, '⬇️'],
    [10, 10, '↙️'],
    [0, 10, '⬅️'],
    [-10, 10, '↖️'],
    [-10, 0, '⬆️'],
    [-10, -10, '↗️'],
    [0, -10, '➡️'],
    [10, -10, '↘️'],
  ])('points from %d, %d to the answer', (lat, lon, arrow) => {
    const [, line] = shareText(aRound(ORIGIN, aCountry('Elsewhere', lat, lon)), OPTIONS).split(
      '\n',
    );
    expect(line).toContain(`${arrow} `);
  });

  it('has white squares for a light page', () => {
    expect(shareText(WON, { ...OPTIONS, isDark: false })).toContain('🟩🟩🟩🟨⬜⬇️ 76%\n⬜⬜⬜⬜⬜');
  });

  it('is blue and orange when contrast is high', () => {
    const text = shareText(WON, { ...OPTIONS, highContrast: true });
    expect(text).toContain('🟦🟦🟦🟧⬛⬇️ 76%');
    expect(text).toContain('🟦🟦🟦🟦🟦🎉');
  });

  it('gives neither the answer nor a guess away', () => {
    const text = shareText(aRound(ORIGIN, NORTHLAND, EASTLAND, ORIGIN), OPTIONS);
    for (const { name, mapLocations } of [ORIGIN, NORTHLAND, EASTLAND]) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(mapLocations[0]?.name);
    }
  });
});
