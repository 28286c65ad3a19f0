import { describe, expect, it } from 'vitest';

import { LAND, SEA } from '../../../scripts/atlas/facts/classes.ts';
import { coverFacts, landformFacts } from '../../../scripts/atlas/facts/ground.ts';
import { aScene, circle, pixelsOf, tint } from './aScene';

describe('the lie of the land', () => {
  it('is mountains where heights differ much, with a height they surely exceed', () => {
    const scene = aScene(LAND);
    for (const i of pixelsOf((east) => east < -80)) {
      scene.lowest[i] = 700;
      scene.highest[i] = 2190;
    }
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

describe('the cover of the land', () => {
  it('is snow in the cold and on high mountains, but desert on the salt flats of plains', () => {
    const scene = aScene(LAND);
    scene.rgb.fill(200);
    expect(coverFacts(scene)).toEqual([['desert', 100, '*']]);
    scene.latitudes.fill(-60);
    expect(coverFacts(scene)).toEqual([['snow', 100, '*']]);
    scene.latitudes.fill(30);
    scene.highest.fill(4000);
    expect(coverFacts(scene)).toEqual([['snow', 100, '*']]);
  });

  it('is not told where the land has the colour of the sea', () => {
    const scene = aScene(LAND);
    tint(scene, [...scene.surface.keys()], [28, 69, 128]);
    expect(coverFacts(scene)).toEqual([]);
  });

  it('is all of the picture but for specks', () => {
    const scene = aScene(LAND);
    tint(scene, pixelsOf(circle(50, 30, 15)), [100, 80, 50]);
    expect(coverFacts(scene)).toEqual([['green', 100, '*']]);
  });

  it('is told from the ground around a pixel, as slopes have shadows', () => {
    const scene = aScene(LAND);
    const stripes = pixelsOf((east) => east % 5 === 0.5);
    tint(scene, stripes, [20, 30, 10]);
    expect(coverFacts(scene)).toEqual([['green', 100, '*']]);
  });

  it('is not told of a tenth of the picture or less, unless it is most of the land', () => {
    const scene = aScene(LAND);
    const strip = pixelsOf((east) => east < -130);
    tint(scene, strip, [100, 80, 50]);
    expect(coverFacts(scene)).toEqual([['green', 90, '*']]);
    const coast = aScene(SEA, [[(east) => east < -150, LAND]]);
    expect(coverFacts(coast)).toEqual([['green', 5, 'W']]);
  });
});
