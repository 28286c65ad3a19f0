import { describe, expect, it } from 'vitest';

import { sightOf } from '../../scripts/atlas/sight.mjs';

const [WIDTH, HEIGHT] = [160, 120];

/** A scene whose land, relief and rivers follow from a cell's column and row. */
function scene(isLand: (x: number, y: number) => boolean, extra = () => 0) {
  const cells = Array.from({ length: WIDTH * HEIGHT }, (_, i) => [
    i % WIDTH,
    Math.floor(i / WIDTH),
  ]);
  return {
    land: Float32Array.from(cells, ([x = 0, y = 0]) => (isLand(x, y) ? 1 : 0)),
    relief: Float32Array.from(cells, extra),
    river: Float32Array.from(cells, extra),
  };
}

describe('what there is to see', () => {
  it('is nothing new on a plain', () => {
    expect(sightOf(scene(() => true))).toEqual({
      land: 1,
      middle: 1,
      shore: 0,
      river: 0,
      relief: 0,
      fresh: 0,
    });
  });

  it('has a shore as long as the picture is wide along a straight coast', () => {
    const { shore, land } = sightOf(scene((_x, y) => y < HEIGHT / 2));
    expect(shore).toBeCloseTo(1, 5);
    expect(land).toBeCloseTo(0.5, 5);
  });

  it('is fresh where a coast comes into view at the edge', () => {
    const edge = sightOf(scene((x) => x > 8));
    const middle = sightOf(scene((x) => x > WIDTH / 2));
    expect(edge.fresh).toBeGreaterThan(middle.fresh);
  });

  it('has no land in the middle for an islet at the edge', () => {
    expect(sightOf(scene((x, y) => x < 20 && y < 20)).middle).toBe(0);
  });

  it('counts relief and rivers on land only', () => {
    const sea = sightOf(
      scene(
        () => false,
        () => 1,
      ),
    );
    expect([sea.relief, sea.river]).toEqual([0, 0]);
    expect(
      sightOf(
        scene(
          () => true,
          () => 1,
        ),
      ).relief,
    ).toBe(1);
  });
});
