import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { pace } from '../../../../src/features/earth/globe/pace';

const FULL = 1000;
const REST_MS = 200;
const onPainted = vi.fn();
const drawn: number[] = [];
/** How long a frame takes, by its pixels. */
let frameMs: (pixels: number) => number;
let now = 0;
let requested: FrameRequestCallback[] = [];

/** Two frames: one that paints what was drawn, and the one after it. */
function paint() {
  for (const ms of [0, frameMs(drawn.at(-1) ?? NaN)]) {
    now += ms;
    const callbacks = requested;
    requested = [];
    for (const callback of callbacks) callback(now);
  }
}

const globe = () => {
  const draw = pace((_, pixels) => void drawn.push(pixels), onPainted);
  return (lon: number, pixels = FULL) => {
    draw({ lat: 0, lon }, pixels);
    paint();
  };
};

const software = (pixels: number) => Math.max(16, 16e-5 * pixels ** 2);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    requested.push(callback),
  );
  onPainted.mockClear();
  drawn.length = 0;
});
afterEach(() => vi.useRealTimers());

it('a globe whose frames are fast is drawn with all pixels, and may turn by itself', () => {
  frameMs = () => 16;
  const show = globe();
  for (const lon of [0, 1, 2]) show(lon);
  vi.advanceTimersByTime(REST_MS);
  expect(drawn).toEqual([FULL, FULL, FULL]);
  expect(onPainted.mock.calls).toEqual([[true]]);
});

it('one whose frames are slow turns with those that there is time for, until it rests', () => {
  frameMs = software;
  const show = globe();
  for (const lon of [0, 1]) show(lon);
  expect(onPainted.mock.calls).toEqual([[false]]);
  vi.advanceTimersByTime(REST_MS - 1);
  show(2);
  vi.advanceTimersByTime(REST_MS - 1);
  // A frame of 160 ms is to take 40.
  expect(drawn).toEqual([FULL, FULL / 2, FULL / 2]);
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual([FULL, FULL / 2, FULL / 2, FULL]);
});

it('has all pixels of a new size at once', () => {
  frameMs = software;
  const show = globe();
  show(0);
  show(0, 2 * FULL);
  expect(drawn).toEqual([FULL, 2 * FULL]);
});

it('has more pixels again when its frames are faster, and never too few to be recognised', () => {
  const show = globe();
  frameMs = () => 60_000;
  show(0);
  show(1);
  frameMs = () => 10;
  for (const lon of [2, 3, 4, 5, 6]) show(lon);
  expect(drawn).toEqual([1000, 167, 167, 334, 668, 1000, 1000]);
});
