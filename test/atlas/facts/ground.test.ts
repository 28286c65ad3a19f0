import { describe, expect, it } from 'vitest';

import { LAND, SEA } from '../../../scripts/atlas/facts/classes.ts';
import { coverFacts, landformFacts } from '../../../scripts/atlas/facts/ground.ts';
import { aScene, circle, fill } from './aScene';

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
    fill(
      scene,
      () => true,
      (i) => scene.rgb.set([28, 69, 128], 3 * i),
    );
    expect(coverFacts(scene)).toEqual([]);
  });

  it('is all of the picture but for specks', () => {
    const scene = aScene(LAND);
    fill(scene, circle(50, 30, 15), (i) => scene.rgb.set([100, 80, 50], 3 * i));
    expect(coverFacts(scene)).toEqual([['green', 100, '*']]);
  });

  it('is told from the ground around a pixel, as slopes have shadows', () => {
    const scene = aScene(LAND);
    fill(
      scene,
      (east) => east % 5 === 0.5,
      (i) => scene.rgb.set([20, 30, 10], 3 * i),
    );
    expect(coverFacts(scene)).toEqual([['green', 100, '*']]);
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
