import { describe, expect, it } from 'vitest';

import { closestMiss, shareText } from '../../src/domain/share';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../support/builders';

const OPTIONS = {
  title: 'Zoomle 2026-11-20',
  url: 'https://zoomle.test/zoomle',
  details: '',
  highContrast: false,
};

describe('the shared text', () => {
  // 1,112 km are a proximity of 0.53: two squares; the antipode none.
  it('has the score, a line a guess and the address', () => {
    const lines = shareText(aRound(ORIGIN, NORTHLAND, FARLAND, ORIGIN), OPTIONS).split('\n');
    expect(lines).toEqual([
      'Zoomle 2026-11-20 3/6',
      '🟩🟩⬜⬜⬜↓',
      expect.stringMatching(/^⬜⬜⬜⬜⬜[↑↗→↘↓↙←↖]$/),
      '🟩🟩🟩🟩🟩',
      'https://zoomle.test/zoomle',
    ]);
  });

  it('has an X when the round was lost', () => {
    const lines = shareText(aRound(ORIGIN, ...SIX_MISSES), OPTIONS).split('\n');
    expect(lines[0]).toBe('Zoomle 2026-11-20 X/6');
    expect(lines).toHaveLength(8);
  });

  it('has a line of details below the score where there are any', () => {
    const text = shareText(aRound(ORIGIN, ORIGIN), { ...OPTIONS, details: 'Closest miss 1 km' });
    expect(text).toMatch(/1\/6\nClosest miss 1 km\n🟩/);
  });

  it('fills all squares for the answer only, however near a guess was', () => {
    const near = { ...EASTLAND, mapLocations: [{ name: 'Next door', lat: 0, lon: 0.001 }] };
    const [, line] = shareText(aRound(ORIGIN, near), OPTIONS).split('\n');
    expect(line).toBe('🟩🟩🟩🟩⬜←');
  });

  it('is blue and orange when contrast is high', () => {
    const text = shareText(aRound(ORIGIN, NORTHLAND, ORIGIN), { ...OPTIONS, highContrast: true });
    expect(text).toContain('🟧🟧⬜⬜⬜↓\n🟦🟦🟦🟦🟦');
  });

  it('gives neither the answer nor a guess away', () => {
    const text = shareText(aRound(ORIGIN, NORTHLAND, EASTLAND, ORIGIN), OPTIONS);
    for (const { name } of [ORIGIN, NORTHLAND, EASTLAND]) expect(text).not.toContain(name);
  });
});

it.each([
  ['the distance of the nearest wrong guess', aRound(ORIGIN, FARLAND, NORTHLAND, FARLAND), 1112],
  ['it without the correct guess', aRound(ORIGIN, NORTHLAND, ORIGIN), 1112],
  ['nothing where every guess was correct', aRound(ORIGIN, ORIGIN), null],
])('the closest miss is %s', (_, round, miss) => {
  expect(closestMiss(round)).toBe(miss);
});
