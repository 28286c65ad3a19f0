import { describe, expect, it } from 'vitest';

import { LAKE, LAND, SEA } from '../../scripts/atlas/facts/classes.mjs';
import { metresOf } from '../../scripts/atlas/facts/elevation.mjs';
import { coverFacts, coverOf, landformFacts } from '../../scripts/atlas/facts/ground.mjs';
import { riverFacts } from '../../scripts/atlas/facts/rivers.mjs';
import type { Scene } from '../../scripts/atlas/facts/scene.mjs';
import { foremostFacts, sequenceOf } from '../../scripts/atlas/facts/sequence.mjs';
import { waterFacts } from '../../scripts/atlas/facts/water.mjs';
import type { PictureFact } from '../../src/domain/pictureFacts';

const [WIDTH, HEIGHT] = [320, 240];
const KM = 2;
const GREEN = [60, 65, 30] as const;

type Paint = (east: number, south: number) => boolean;
/** Inside a circle; pixels east and south of the crosshair. */
const circle =
  (east: number, south: number, radius: number): Paint =>
  (x, y) =>
    Math.hypot(x - east, y - south) < radius;

/** A picture of `base`, with what is painted over it; green and flat unless told otherwise. */
function aScene(base: number, painted: readonly (readonly [Paint, number])[] = []): Scene {
  const surface = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const east = (i % WIDTH) + 0.5 - WIDTH / 2;
    const south = Math.floor(i / WIDTH) + 0.5 - HEIGHT / 2;
    return painted.findLast(([paint]) => paint(east, south))?.[1] ?? base;
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    rowKm: new Float64Array(HEIGHT).fill(KM),
    surface,
    lowest: new Float32Array(surface.length),
    highest: new Float32Array(surface.length),
    rgb: Float32Array.from({ length: 3 * surface.length }, (_, j) => GREEN[j % 3] ?? 0),
    known: new Float32Array(surface.length).fill(255),
    rivers: [],
  };
}

/** Sets values on the pixels of a scene that are painted. */
function fill(scene: Scene, paint: Paint, set: (i: number) => void) {
  for (let i = 0; i < scene.surface.length; i++) {
    const east = (i % WIDTH) + 0.5 - WIDTH / 2;
    const south = Math.floor(i / WIDTH) + 0.5 - HEIGHT / 2;
    if (paint(east, south)) set(i);
  }
}

describe('the water of a picture', () => {
  it('is nothing where all is land', () => {
    expect(waterFacts(aScene(LAND))).toEqual([]);
  });

  it('is the sea on the side that it fills, and a coast along it', () => {
    expect(waterFacts(aScene(LAND, [[(_, south) => south < -72, SEA]]))).toEqual([
      ['sea', 20, 'N'],
      ['coast', 'E-W', 'N'],
    ]);
  });

  it('is near where it reaches into the inner half of the picture', () => {
    expect(waterFacts(aScene(LAND, [[(east) => east > 20, SEA]]))).toEqual([
      ['sea', 45, 'e'],
      ['coast', 'N-S', 'e'],
    ]);
  });

  it('is the sea on two sides of an isthmus, with two coasts', () => {
    expect(waterFacts(aScene(LAND, [[(_, south) => south < -65 || south > 70, SEA]]))).toEqual([
      ['sea', 45, 'N', 'S'],
      ['coast', 'E-W', 'N'],
      ['coast', 'E-W', 'S'],
    ]);
  });

  it('surrounds an island at the crosshair, whose length it has in km', () => {
    const island: Paint = (east, south) => Math.abs(east) < 10 && Math.abs(south) < 50;
    expect(waterFacts(aScene(SEA, [[island, LAND]]))).toEqual([
      ['island', 200, 'N-S'],
      ['sea', 95, '*'],
    ]);
  });

  it('holds further islands, but no islet that goes unnoticed', () => {
    const islands = [circle(100, 0, 5), circle(110, 20, 5), circle(-60.5, 60.5, 1)];
    const scene = aScene(
      SEA,
      islands.map((island) => [island, LAND] as const),
    );
    expect(waterFacts(scene)).toContainEqual(['islands', 2, 'E']);
  });

  it('has no island that goes on beyond the frame, but its coast', () => {
    const facts = waterFacts(aScene(SEA, [[circle(0, 120, 60), LAND]]));
    expect(facts.map(([kind]) => kind)).toEqual(['sea', 'coast']);
  });

  it('tells three lakes, and counts the further ones', () => {
    const lakes = [circle(-60, 0, 10), circle(60, 40, 8), circle(0, -90, 6), circle(3, -60, 4)];
    const scene = aScene(
      LAND,
      lakes.map((lake) => [lake, LAKE] as const),
    );
    expect(waterFacts(scene)).toEqual([
      ['lake', 40, 'w'],
      ['lake', 32, 'se'],
      ['lake', 24, 'N'],
      ['lakes', 1, 'n'],
    ]);
  });

  it('counts no wide river as a lake', () => {
    const river: Paint = (east) => east > 0 && east < 1;
    expect(waterFacts(aScene(LAND, [[river, LAKE]]))).toEqual([]);
  });
});

describe('the rivers of a picture', () => {
  const withRiver = (rank: number, points: [number, number][]) => ({
    ...aScene(LAND),
    rivers: [{ rank, points }],
  });

  it('run the way of their course', () => {
    expect(
      riverFacts(
        withRiver(0, [
          [60, -20],
          [62, 300],
        ]),
      ),
    ).toEqual([['river', 0, 'N-S', 'W']]);
    expect(
      riverFacts(
        withRiver(1, [
          [40, 0],
          [280, 240],
        ]),
      ),
    ).toEqual([['river', 1, 'SE-NW', '.']]);
  });

  it('are told neither where they are short nor where they are small', () => {
    expect(
      riverFacts(
        withRiver(1, [
          [60, 20],
          [62, 60],
        ]),
      ),
    ).toEqual([]);
    expect(
      riverFacts(
        withRiver(2, [
          [60, -20],
          [62, 300],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('the lie of the land', () => {
  it('is mountains where heights differ much, with a height they surely exceed', () => {
    const scene = aScene(LAND);
    fill(
      scene,
      (east) => east < -80,
      (i) => {
        scene.lowest[i] = 700;
        scene.highest[i] = 2190;
      },
    );
    expect(landformFacts(scene)).toEqual([
      ['mountains', 25, 'W', 2100],
      ['plain', 75, '*'],
    ]);
  });

  it('is a plateau where it is high and even', () => {
    const scene = aScene(LAND);
    scene.lowest.fill(4400);
    scene.highest.fill(4560);
    expect(landformFacts(scene)).toEqual([['plateau', 100, '*', 4600]]);
  });
});

describe('the height of ground', () => {
  it('rises with the value of the relief master', () => {
    expect(metresOf(0)).toBe(0);
    expect(metresOf(30)).toBeCloseTo(418);
    for (let value = 1; value < 182; value++) {
      expect(metresOf(value)).toBeGreaterThan(metresOf(value - 1));
    }
  });

  it('ends at the highest value there is', () => {
    expect(metresOf(200)).toBe(metresOf(182));
  });
});

describe('the cover of the land', () => {
  it.each([
    ['the Amazon', [29, 44, 13], 'forest'],
    ['Finland', [27, 35, 13], 'forest'],
    ['the taiga in snow', [61, 70, 65], 'forest'],
    ['Ireland', [38, 57, 17], 'green'],
    ['Ukraine', [56, 52, 28], 'green'],
    ['Uruguay', [59, 67, 30], 'green'],
    ['the Sahel', [149, 115, 76], 'dry'],
    ['Kazakhstan', [100, 79, 47], 'dry'],
    ['the Sahara', [164, 138, 102], 'desert'],
    ['the Simpson Desert', [150, 83, 53], 'desert'],
    ['Greenland', [249, 253, 254], 'snow'],
    ['Iceland’s highlands', [130, 137, 135], 'snow'],
  ] as const)('is told from the colour of %s', (_, [red, green, blue], cover) => {
    expect(coverOf(red, green, blue)).toBe(cover);
  });

  it('is not told where the source does not show the land', () => {
    const scene = aScene(LAND);
    expect(coverFacts(scene)).toEqual([['green', 100, '*']]);
    scene.known.fill(0);
    expect(coverFacts(scene)).toEqual([]);
  });

  it('is not told of a tenth of the picture or less, unless it is most of the land', () => {
    const scene = aScene(LAND);
    fill(
      scene,
      (east) => east < -130,
      (i) => scene.rgb.set([100, 80, 50], 3 * i),
    );
    expect(coverFacts(scene)).toEqual([['green', 90, '*']]);
    const coast = aScene(SEA, [[(east) => east < -150, LAND]]);
    expect(coverFacts(coast)).toEqual([['green', 5, 'W']]);
  });
});

describe('the sequence of a country’s pictures', () => {
  const sea: PictureFact = ['sea', 30, 'N'];
  const green: PictureFact = ['green', 40, '*'];

  it('tells everything as new in the first', () => {
    expect(sequenceOf([[sea, green]])).toEqual([{ new: [sea, green], also: [] }]);
  });

  it('tells as new what the next nearer one did not have', () => {
    const mountains: PictureFact = ['mountains', 10, 'S', 3000];
    expect(sequenceOf([[sea], [sea, mountains]])[1]).toEqual({ new: [mountains], also: [sea] });
  });

  it('tells as new what has changed essentially', () => {
    const more: PictureFact = ['sea', 55, 'N'];
    const longer: PictureFact = ['lake', 300, 'N'];
    const levels: PictureFact[][] = [
      [sea, ['lake', 100, 'N']],
      [more, longer],
    ];
    expect(sequenceOf(levels)[1]).toEqual({ new: [more, longer], also: [] });
  });

  it('leaves out details that it has told', () => {
    const plain: PictureFact = ['plain', 60, '*'];
    expect(sequenceOf([[plain], [plain]])[1]).toEqual({ new: [], also: [] });
  });

  it('has eight facts at most, first one of each kind', () => {
    const lakes = Array.from({ length: 9 }, (_, i): PictureFact => ['lake', 100 - i, 'N']);
    const facts = foremostFacts([...lakes, sea]);
    expect(facts).toHaveLength(8);
    expect(facts.slice(0, 2)).toEqual([sea, ['lake', 100, 'N']]);
  });
});
