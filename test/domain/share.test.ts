import { describe, expect, it } from 'vitest';

import { COMPASS_POINTS } from '../../src/domain/geography';
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
  it('has the score, a line per guess and the address, and no spoiler', () => {
    expect(shareText(WON, OPTIONS).split('\n')).toEqual([
      '#Zoomle 2026-11-20 3/6',
      '🟩🟩🟩🟨⬛⬇️ 76%',
      expect.stringMatching(/^⬛⬛⬛⬛⬛.* 0%$/),
      '🟩🟩🟩🟩🟩🎉',
      'https://zoomle.test/zoomle',
    ]);
  });

  it('has the neighbours named on a line of their own, once that is over', () => {
    const asked = ['Peru', 'Chile'];
    const linesOf = (...given: (string | null)[]) =>
      shareText({ ...WON, neighbours: { asked, given } }, OPTIONS).split('\n');
    expect(linesOf('Peru', null)).toEqual([
      ...shareText(WON, OPTIONS).split('\n').slice(0, -1),
      '🧭 1/2',
      OPTIONS.url,
    ]);
    expect(linesOf('Peru')).toEqual(shareText(WON, OPTIONS).split('\n'));
  });

  it.each([
    ['the streak beside the score', WON, 12, '3/6 🔥12'],
    ['an X if the round was lost', aRound(ORIGIN, ...SIX_MISSES), null, 'X/6'],
  ])('has %s', (_, round, streak, score) => {
    const [first] = shareText(round, { ...OPTIONS, streak }).split('\n');
    expect(first).toBe(`#Zoomle 2026-11-20 ${score}`);
  });

  it.each([
    ['five', 0, '🟩🟩🟩🟩🟩'],
    ['two and a half', 45, '🟩🟩🟨⬛⬛'],
    ['two', 53, '🟩🟩⬛⬛⬛'],
    ['no', 150, '⬛⬛⬛⬛⬛'],
  ])('fills %s squares for a guess %d degrees away', (_, lon, squares) => {
    const [, line] = shareText(aRound(ORIGIN, aCountry('Elsewhere', 0, lon)), OPTIONS).split('\n');
    expect(line).toMatch(new RegExp(`^${squares}\\D+ \\d+%$`, 'u'));
  });

  it('has an arrow for each direction', () => {
    const arrows = COMPASS_POINTS.map((direction) => {
      const guess = { name: 'Elsewhere', distance: 7303, direction, isCorrect: false };
      return /⬛([^⬛]+) 40%/.exec(shareText({ ...WON, guesses: [guess] }, OPTIONS))?.[1];
    });
    expect(arrows.join('')).toBe('⬆️↗️➡️↘️⬇️↙️⬅️↖️');
  });

  it.each([
    ['white squares for a light page', { isDark: false }, '🟩🟩🟩🟨⬜⬇️ 76%'],
    ['blue and orange for high contrast', { highContrast: true }, '🟦🟦🟦🟧⬛⬇️ 76%'],
  ])('has %s', (_, settings, line) => {
    expect(shareText(WON, { ...OPTIONS, ...settings }).split('\n')[1]).toBe(line);
  });
});
