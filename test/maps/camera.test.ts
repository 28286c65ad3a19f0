import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { atlasBox, WORLD_BOX } from '../../src/maps/atlasBox';
import {
  boxIn,
  cameraOn,
  contains,
  framePosition,
  isInFrame,
  isSameBox,
  transformOf,
  translateTo,
} from '../../src/maps/camera';
import type { Extent } from '../../src/maps/webMercator';

const at = (lat: number, lon: number) => ({ lat, lon });
const ORIGIN = at(0, 0);

describe('a box in the frame', () => {
  const camera: Extent = { x: 0.5, y: 0.5, width: 0.4 };

  it('has a position in shares of the frame’s width and height', () => {
    const { x, y, scale } = boxIn(camera, { x: 0.6, y: 0.35, width: 0.1 });
    expect([x, y, scale]).toEqual(
      [0.25, -0.5, 0.25].map((share): unknown => expect.closeTo(share, 9)),
    );
  });

  it('is the nearest of its copies around the world', () => {
    expect(boxIn({ ...camera, x: 0.9 }, { ...camera, x: 0.1 }).x).toBeCloseTo(0.5, 9);
  });

  it.each<[string, Partial<Extent>, boolean]>([
    ['itself', {}, true],
    ['one that touches its edge', { x: 0.6, width: 0.2 }, true],
    ['one that reaches over its side', { x: 0.61, width: 0.2 }, false],
    ['one that reaches over its top', { y: 0.42, width: 0.2 }, false],
    ['a wider one', { width: 0.41 }, false],
    ['a copy of a part of it', { x: 1.55, width: 0.2 }, true],
  ])('contains %s: %s', (_, inner, does) => {
    expect(contains(camera, { ...camera, ...inner })).toBe(does);
  });

  it('equals another if position and width do', () => {
    expect(isSameBox(camera, { ...camera })).toBe(true);
    for (const other of [{ x: 0.4 }, { y: 0.4 }, { width: 0.3 }])
      expect(isSameBox(camera, { ...camera, ...other })).toBe(false);
  });
});

it.each([
  ['the middle', 640, 480, true],
  ['the first corner', 0, 0, true],
  ['the last corner', 1280, 960, true],
  ['west of it', -1, 480, false],
  ['east of it', 1281, 480, false],
  ['north of it', 640, -1, false],
  ['south of it', 640, 961, false],
])('%s is in the frame or not', (_, x, y, isIn) => {
  expect(isInFrame({ x, y })).toBe(isIn);
});

describe('the camera after a round', () => {
  const LEVELS = [18, 17, 16, 15, 14, 13, 12];
  const picturesOf = (place: typeof ORIGIN) => [
    ...LEVELS.map((level) => ({ name: `${level}`, box: atlasBox(place, level) })),
    { name: 'world', box: WORLD_BOX },
  ];
  const shotOf = (...[first = ORIGIN, ...others]: (typeof ORIGIN)[]) => {
    const shot = cameraOn([first, ...others], picturesOf(first));
    if (!shot) throw new Error('no shot');
    return shot;
  };

  it.each([
    ['its own place', [], '18'],
    ['a neighbour', [at(0, 5)], '15'],
    ['another continent', [at(0, 60)], '12'],
    ['the other side of the Earth', [at(0, 150)], 'world'],
  ])('holds %s on the sharpest picture that is wide enough', (_, others, name) => {
    expect(shotOf(ORIGIN, ...others).picture.name).toBe(name);
  });

  it('is at most as near as the nearest picture', () => {
    const { camera } = shotOf(ORIGIN, at(0, 0.1));
    expect(camera.width).toBeCloseTo(atlasBox(ORIGIN, 18).width, 12);
  });

  it('leaves a margin of 4 %, across the antimeridian too', () => {
    const [east, west] = [at(0, 179), at(0, -179)];
    const { camera, picture } = shotOf(east, west);
    const xs = [east, west].map((point) => framePosition(camera, point).x / 1280);
    expect(xs).toEqual([expect.closeTo(0.04, 9), expect.closeTo(0.96, 9)]);
    expect(picture.name).toBe('17');
  });

  it('keeps every point in the frame, and the frame in its picture', () => {
    const aPoint = fc.record({
      lat: fc.double({ min: -54, max: 70, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(aPoint, { minLength: 1, maxLength: 7 }), (points) => {
        const { camera, picture } = shotOf(...points);
        const seen = { ...camera, width: camera.width - 1e-9 };
        // The world goes on to the sides.
        const { x } = picture.name === 'world' ? camera : picture.box;
        expect(contains({ ...picture.box, x }, seen)).toBe(true);
        for (const point of points) {
          const { x, y } = framePosition(camera, point);
          expect(Math.abs(x - 640)).toBeLessThan(0.92 * 640 + 1e-3);
          expect(Math.abs(y - 480)).toBeLessThan(480 + 1e-3);
        }
      }),
      // Far in the north, less than a world apart.
      { examples: [[[at(70, 0), at(70, 150)]]] },
    );
  });

  it.each([
    ['Fiji', -18.1, 178.4],
    ['Samoa', -13.8, -171.8],
    ['France', 48.9, 2.4],
  ])('has %s in the middle of the world, and the others where they are nearer', (_, lat, lon) => {
    const others = [at(-12, lon - 80), at(20, lon + 160)];
    const { camera, picture } = shotOf(at(lat, lon), ...others);
    expect(picture.name).toBe('world');
    const xs = [at(lat, lon), ...others].map((point) => framePosition(camera, point).x);
    // The point farther from the middle has the margin.
    const [east, west] = [0.46 * 1280, (0.46 / 2) * 1280];
    expect(xs).toEqual([640, 640 - west, 640 + east].map((x): unknown => expect.closeTo(x, 6)));
  });

  it.each([
    ['New Zealand from Ireland', at(53.3, -6.3), [at(-41.3, 174.8)], 178.9 / 360 - 0.46],
    ['Ireland from New Zealand', at(-41.3, 174.8), [at(53.3, -6.3)], 178.9 / 360 - 0.46],
    [
      'points on both sides of the opposite meridian',
      ORIGIN,
      [at(10, 178), at(-20, -178)],
      2 / 360 + 0.04,
    ],
  ])('turns aside as little as leaves a margin to %s', (_, place, others, turn) => {
    const { camera } = shotOf(place, ...others);
    const shares = [place, ...others].map((point) => framePosition(camera, point).x / 1280);
    expect(Math.min(...shares.map((x) => Math.min(x, 1 - x)))).toBeCloseTo(0.04, 9);
    expect(Math.abs((shares[0] ?? NaN) - 0.5)).toBeCloseTo(turn, 6);
  });

  it('is undefined without a point or a picture', () => {
    expect(cameraOn([], picturesOf(ORIGIN))).toBeUndefined();
    expect(cameraOn([ORIGIN], [])).toBeUndefined();
  });
});

const CAMERA = { x: 0.5, y: 0.5, width: 0.25 };

it('a picture is moved by shares of the frame, and scaled', () => {
  expect(transformOf(CAMERA, CAMERA)).toBe('translate(0cqw, 0cqw) scale(1)');
  expect(transformOf(CAMERA, { x: 0.625, y: 0.125, width: 0.5 })).toBe(
    'translate(50cqw, -150cqw) scale(2)',
  );
});

it('a point is moved by the width of the frame, whose height is three quarters of it', () => {
  expect(translateTo(CAMERA, { lat: 0, lon: 45 })).toBe('50cqw 0cqw');
  // By definition of the projection, the map's edge is as far away in the north as in the east.
  const [x = NaN, y = NaN] = translateTo(CAMERA, { lat: -85.051129, lon: 180 })
    .split(' ')
    .map(parseFloat);
  expect([Math.abs(x), y]).toEqual([200, expect.closeTo(200, 4)]);
});
