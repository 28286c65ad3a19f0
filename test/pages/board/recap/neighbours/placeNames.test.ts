import { describe, expect, it } from 'vitest';

import { placeNames } from '../../../../../src/pages/board/recap/neighbours/placeNames';

const MALI = { x: 640, y: 480, lines: ['Mali'] };
/** A square around that point. */
const around = (size: number) => ({
  left: 640 - size,
  top: 480 - size,
  right: 640 + size,
  bottom: 480 + size,
});

describe('the names on the picture', () => {
  it('stay at their points where there is room', () => {
    expect(placeNames([MALI], [])).toEqual([{ ...MALI, leader: '' }]);
  });

  it('need no line if they had to move a little', () => {
    const [name] = placeNames([MALI], [around(20)]);
    expect([name?.x, name?.y]).not.toEqual([640, 480]);
    expect(name?.leader).toBe('');
  });

  it('have a line from their points if they had to move away', () => {
    // As far above it as the square reaches, and half a line more.
    const [name] = placeNames([MALI], [around(70)]);
    expect(name).toMatchObject({ x: 640, leader: `M640 480L640 ${(name?.y ?? NaN) + 22}` });
    expect(name?.y).toBeLessThanOrEqual(480 - 70 - 22);
  });

  it('have it to their sides too', () => {
    const column = { ...around(40), top: 0, bottom: 960 };
    const [name] = placeNames([MALI], [column]);
    expect(name).toMatchObject({ y: 480, leader: `M640 480L${(name?.x ?? NaN) + 44} 480` });
  });

  it('stay inside the frame', () => {
    const [name] = placeNames([{ ...MALI, x: 0 }], []);
    expect(name?.x).toBeGreaterThan(44);
  });
});
