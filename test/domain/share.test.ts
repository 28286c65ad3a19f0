import { describe, expect, it } from 'vitest';

import { shareText } from '../../src/domain/share';
import {
  aCountry,
  aRound,
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
  it('has the score, a line a guess and the address, and gives nothing away', () => {
    expect(shareText(WON, OPTIONS).split('\n')).toEqual([
      '#Zoomle 2026-11-20 3/6',
      '🟩🟩🟩🟨⬛⬇️ 76%',
      expect.stringMatching(/^⬛⬛⬛⬛⬛.* 0%$/),
      '🟩🟩🟩🟩🟩🎉',
      'https://zoomle.test/zoomle',
    ]);
  });

  it.each([
    ['the streak beside the score', WON, 12, '3/6 🔥12'],
    ['an X when the round was lost', aRound(ORIGIN, ...SIX_MISSES), null, 'X/6'],
  ])('has %s', (_, round, streak, score) => {
    const [first] = shareText(round, { ...OPTIONS, streak }).split('\n');
    expect(first).toBe(`#Zoomle 2026-11-20 ${score}`);
  });

  it.each([
    ['five', 0, '🟩🟩🟩🟩🟩'],
    ['two and a half', 45, '🟩🟩🟨⬛⬛'],
    ['two', 53, '🟩🟩⬛⬛⬛'],
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

  it.each([
    ['white squares for a light page', { isDark: false }, '🟩🟩🟩🟨⬜⬇️ 76%'],
    ['blue and orange when contrast is high', { highContrast: true }, '🟦🟦🟦🟧⬛⬇️ 76%'],
  ])('has %s', (_, settings, line) => {
    expect(shareText(WON, { ...OPTIONS, ...settings }).split('\n')[1]).toBe(line);
  });
});
