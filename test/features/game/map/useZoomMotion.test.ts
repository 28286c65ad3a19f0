import { describe, expect, it } from 'vitest';

import {
  crossFadeKeyframes,
  durationOf,
  isZoom,
  zoomKeyframes,
} from '../../../../src/features/game/map/useZoomMotion';

const OUT = { from: 10, to: 20 };
const IN = { from: 20, to: 10 };

const first = <T>(frames: readonly T[]) => frames[0];
const last = <T>(frames: readonly T[]) => frames.at(-1);
const opacities = (frames: readonly Keyframe[]) => frames.map(({ opacity }) => Number(opacity));

describe('on the way from one level to another', () => {
  it('what is seen grows by the same ratio in the same time', () => {
    const { camera } = zoomKeyframes({ from: 10, to: 40 });
    expect([0, 12, 24].map((piece) => camera[piece]?.transform)).toEqual([
      'scale(4)',
      'scale(2)',
      'scale(1)',
    ]);
  });

  it.each([
    ['out', OUT, 'scale(2)'],
    ['in', IN, 'scale(0.5)'],
  ])('%s, the new picture starts as large as it lies in the old one', (_, motion, start) => {
    const { camera, picture } = zoomKeyframes(motion);
    expect(first(camera)).toEqual({ transform: start });
    expect(last(camera)).toEqual({ transform: 'scale(1)' });
    expect(opacities(picture(20))).toEqual(Array(25).fill(1));
  });

  it('the nearer picture fades out, or in', () => {
    const [out, into] = [OUT, IN].map((motion) => opacities(zoomKeyframes(motion).picture(10)));
    expect([first(out ?? []), last(out ?? [])]).toEqual([1, 0]);
    expect(into?.toReversed().map((opacity) => opacity.toFixed(9))).toEqual(
      out?.map((opacity) => opacity.toFixed(9)),
    );
  });

  it('no picture is animated that is faded out all the way, or that others cover', () => {
    const { picture } = zoomKeyframes(OUT);
    expect([5, 6, 40, 41].map((width) => picture(width).length)).toEqual([0, 25, 25, 0]);
  });

  it('the scale bar stays true, and is not there while it would be too long', () => {
    const { scaleBar, scale } = zoomKeyframes(OUT);
    expect(first(scaleBar)).toEqual({ transform: 'scaleX(2)' });
    expect(opacities(scale)).toEqual(Array(25).fill(1));
    const far = opacities(zoomKeyframes({ from: 1, to: 8 }).scale);
    expect([first(far), last(far)]).toEqual([0, 1]);
  });

  it('a step takes 600 ms, and a way through levels no more than 2.5 s', () => {
    const far = { from: 1, to: 128 };
    expect([OUT, far].map((motion) => durationOf(motion, false))).toEqual([600, 600]);
    expect([OUT, far].map((motion) => durationOf(motion, true))).toEqual([600, 2500]);
  });
});

describe('more than eight times as wide', () => {
  it.each([
    [8, true],
    [8.1, false],
    [1 / 8.1, false],
  ])('by %d: a zoom is %s', (to, expected) => {
    expect(isZoom({ from: 1, to }, false)).toBe(expected);
    expect(isZoom({ from: 1, to }, true)).toBe(true);
  });

  it.each([
    ['out', { from: 1, to: 100 }, [1, 0], [1, 1]],
    ['in', { from: 100, to: 1 }, [0, 1], [1, 1]],
  ])('%s, the nearer picture comes or goes where it is', (_, motion, near, wide) => {
    expect(opacities(crossFadeKeyframes(motion, 1))).toEqual(near);
    expect(opacities(crossFadeKeyframes(motion, 100))).toEqual(wide);
    expect(first(crossFadeKeyframes(motion, 1))).toMatchObject({ transform: 'none' });
    expect(crossFadeKeyframes(motion, 10)).toEqual([]);
  });
});
