import { describe, expect, it } from 'vitest';

import { labelY } from '../../../src/features/recap/labelY';

const POINT = { x: 320, y: 100 };
const yAmong = (...markers: [x: number, y: number][]) =>
  labelY(
    'Great Pyramid',
    POINT,
    markers.map(([x, y]) => ({ x, y })),
    330,
  );

describe('a name on the map', () => {
  it('stands below its point', () => {
    expect(yAmong()).toBe(136);
  });

  it('stands above when a marker is below', () => {
    expect(yAmong([330, 132])).toBe(64);
  });

  it('stands farther away when markers are below and above', () => {
    expect(yAmong([320, 132], [320, 68])).toBe(164);
  });

  it('does not give way to markers beside it', () => {
    expect(yAmong([500, 136])).toBe(136);
  });

  it('does not leave the map', () => {
    expect(labelY('Oslo', { x: 320, y: 30 }, [{ x: 320, y: 62 }], 330)).toBe(94);
  });
});
