import { describe, expect, it } from 'vitest';

import { LAND, SEA } from '../../../scripts/atlas/facts/classes.mjs';
import { metresOf } from '../../../scripts/atlas/facts/elevation.mjs';
import { coverFacts, coverOf, landformFacts } from '../../../scripts/atlas/facts/ground.mjs';
import { aScene, fill } from './aScene';

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
    ['the taiga under snow', [61, 70, 65], 'snow'],
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

  it('is snow where it is white, but desert on the salt flats of warm plains', () => {
    const scene = aScene(LAND);
    scene.rgb.fill(200);
    expect(coverFacts(scene)).toEqual([['desert', 100, '*']]);
    scene.latitudes.fill(-50);
    expect(coverFacts(scene)).toEqual([['snow', 100, '*']]);
    scene.latitudes.fill(30);
    scene.highest.fill(4000);
    expect(coverFacts(scene)).toEqual([['snow', 100, '*']]);
  });

  it('is desert on the bare rock of warm mountains, which is a duller white than snow', () => {
    const scene = aScene(LAND);
    scene.highest.fill(4000);
    scene.rgb.fill(80);
    expect(coverFacts(scene)).toEqual([['desert', 100, '*']]);
    scene.latitudes.fill(60);
    expect(coverFacts(scene)).toEqual([['snow', 100, '*']]);
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
