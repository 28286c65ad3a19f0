import { describe, expect, it } from 'vitest';

import { layOut } from '../../../../src/features/share/pictures/layOut';

/** Each letter is as wide as it is high. */
const widthOf = (text: string) => text.length;
const box = { width: 100, height: 100 };
const paragraph = (text: string, size = 10) => [text, size, 'red'] as const;
const linesOf = (...paragraphs: ReturnType<typeof paragraph>[]) =>
  layOut(paragraphs, box, widthOf).map(([text, size]) => [text, size]);

describe('the words of a picture', () => {
  it.each([
    ['spaces, without taking them along', 'Do you see where this is?', 'Do you see/where this/is?'],
    ['full-width punctuation', 'ここがどこか、わかりますか？', 'ここがどこか、/わかりますか？'],
  ])('are broken after %s', (_, text, lines) => {
    expect(linesOf(paragraph(text))).toEqual(lines.split('/').map((line) => [line, 10]));
  });

  it('become smaller if one of them is wider than its box, and leave the others as they are', () => {
    expect(linesOf(paragraph('a'.repeat(20)), paragraph('b'))).toEqual([
      ['a'.repeat(20), 5],
      ['b', 10],
    ]);
  });

  it('all become smaller if they are higher than their box, at their proportions', () => {
    const lines = layOut([paragraph('a', 80), paragraph('b', 40)], box, widthOf);
    const [first = NaN, second] = lines.map(([, size]) => size);
    expect(first).toBeLessThan(60);
    expect(second).toBeCloseTo(first / 2);
    const last = lines.at(-1);
    expect((last?.[3] ?? NaN) + (last?.[1] ?? NaN) * 0.65).toBeLessThanOrEqual(100);
  });

  it('are in the middle of the height, and empty ones take no room', () => {
    const ys = layOut([paragraph('a'), paragraph('b')], box, widthOf).map(([, , , y]) => y);
    expect(ys[0]).toBeLessThan(50);
    expect((ys[0] ?? NaN) + (ys[1] ?? NaN)).toBeCloseTo(100);
    expect(layOut([paragraph('a'), paragraph('')], box, widthOf)).toEqual([
      [...paragraph('a'), 50],
    ]);
  });
});
