import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { stubServices } from '../../../../src/app/stubServices';
import { RADIUS } from '../../../../src/features/earth/globe/globeShader';
import { MAX_ZOOM } from '../../../../src/features/earth/globe/turns';
import { useTurning } from '../../../../src/features/earth/globe/useTurning';
import { ServicesContext } from '../../../../src/store/hooks';

const START = { lat: 0, lon: 0, zoom: 1 };
/** The globe's radius is 180 pixels, so that a pixel turns it by some 0.3°; its middle is at 0, 0. */
const WIDTH = 360 / RADIUS;
const currentTarget = { setPointerCapture: vi.fn(), releasePointerCapture: vi.fn() };
const onClick = vi.fn();
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  onClick.mockClear();
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
});

const surface = document.createElement('div');
const ref = { current: surface };
surface.getBoundingClientRect = () => new DOMRect(-WIDTH / 2, -WIDTH / 2, WIDTH, WIDTH);

function turn({ reducesMotion = false } = {}) {
  const { result } = renderHook(() => useTurning(ref, START, onClick), {
    wrapper: ({ children }) => (
      <ServicesContext value={{ ...stubServices, reducesMotion: () => reducesMotion }}>
        {children}
      </ServicesContext>
    ),
  });
  /** Before it is drawn again: what is done, where, when (in ms), and 2 for the second finger. */
  const point = (steps: string, buttons = 1) => {
    const { handlers } = result.current;
    const always = { clientY: 0, button: 0, buttons, currentTarget };
    act(() => {
      for (const step of steps.split(', ')) {
        const [kind, ...numbers] = step.split(' ');
        const [clientX, timeStamp, pointerId = 1] = numbers.map(Number);
        const event = { ...always, clientX, timeStamp, pointerId };
        handlers[`onPointer${kind as 'Down' | 'Move' | 'Up'}`](event as unknown as PointerEvent);
      }
    });
  };
  return { result, point, view: () => result.current.view };
}

it('a globe that is let go before it was drawn turns on from where it was dragged to', () => {
  const { point, view } = turn();
  point('Down 0 0, Move 50 20, Move 100 40, Up 100 41');
  const dragged = view().lon;
  expect(dragged).toBeCloseTo(-100 / Math.PI);
  act(() => frames.at(-1)?.(0));
  expect(view().lon).toBeCloseTo(dragged);
});

it('two fingers near it, click nothing, and push nothing when they leave', () => {
  const { point, view } = turn();
  point('Down -50 0, Down 50 5 2, Move -75 10, Move 75 15 2, Up 75 16 2, Move -70 17, Up -70 18');
  expect(view().zoom).toBeCloseTo(1.5);
  expect(onClick).not.toHaveBeenCalled();
  expect(frames).toEqual([]);
});

it('the finger that stays goes on turning it from near', () => {
  const { point, view } = turn();
  point('Down -50 0, Down 50 5 2, Move 150 10 2, Up 150 16 2');
  const { lon } = view();
  point('Move 0 20');
  expect(view().lon - lon).toBeCloseTo(-50 / Math.PI / 2);
});

it('a press whose release never comes ends with the next move, and clicks nothing', () => {
  const { point, view } = turn();
  point('Down 0 0, Move 50 20');
  point('Move 150 40, Move 200 60, Up 200 61', 0);
  expect(view().lon).toBeCloseTo(-50 / Math.PI);
  expect(currentTarget.releasePointerCapture).toHaveBeenCalledWith(1);
  expect(onClick).not.toHaveBeenCalled();
});

it.each([
  ['at once is a double one', 300, 10, [false, true]],
  ['later is another', 400, 10, [false, false]],
  ['elsewhere is another', 300, 40, [false, false]],
])('a second click %s', (_, ms, x, expected) => {
  turn().point(`Down 0 0, Up 0 1, Down ${x} ${ms}, Up ${x} ${ms}`);
  expect(onClick.mock.calls.map(([, isDouble]: unknown[]) => isDouble)).toEqual(expected);
});

describe('keys', () => {
  const preventDefault = vi.fn();
  const after = (keys: readonly string[], modifiers = {}) => {
    const { result, view } = turn({ reducesMotion: true });
    for (const key of keys) {
      const event = { key, preventDefault, ...modifiers } as unknown as KeyboardEvent;
      act(() => result.current.onKeyDown(event));
    }
    return view();
  };

  it.each([
    ['+', 2],
    ['= + +', MAX_ZOOM],
    ['+ + -', 2],
    ['-', 1],
    ['+ + Escape', 1],
  ])('near it in steps, back to the whole Earth, and no farther: %s', (keys, zoom) => {
    expect(after(keys.split(' ')).zoom).toBe(zoom);
  });

  it('turn it less from near', () => {
    expect(after(['ArrowRight']).lon).toBe(20);
    expect(after(['+', 'ArrowRight']).lon).toBe(10);
  });

  it('are the browser’s with Control', () => {
    preventDefault.mockClear();
    expect(after(['+'], { ctrlKey: true }).zoom).toBe(1);
    expect(preventDefault).not.toHaveBeenCalled();
  });
});

/** Dispatches an event; returns whether the globe keeps the page from acting on it. */
const isPrevented = (event: Event) => {
  act(() => void surface.dispatchEvent(event));
  return event.defaultPrevented;
};

it('the wheel nears it with Control alone, and then the page stays as it is', () => {
  const { view } = turn();
  const wheel = (ctrlKey: boolean) =>
    isPrevented(new WheelEvent('wheel', { deltaY: -30, ctrlKey, cancelable: true }));
  expect(wheel(false)).toBe(false);
  expect(view().zoom).toBe(1);
  expect(wheel(true)).toBe(true);
  expect(view().zoom).toBeCloseTo(Math.SQRT2);
});

it.each([
  [
    'a pinch on a Mac’s trackpad nears it, and not the page, as far as the fingers went',
    true,
    1.5 * 1.2,
  ],
  ['fingers on a screen, for which it has such events too, near it once', false, 1],
])('in Safari, %s', (_, hasTrackpad, zoom) => {
  vi.stubGlobal('matchMedia', () => ({ matches: hasTrackpad }));
  const { view } = turn();
  const gesture = (type: string, scale: number) =>
    isPrevented(Object.assign(new MouseEvent(type, { cancelable: true }), { scale }));
  for (const scales of [[1.1, 1.5], [1.2]]) {
    expect(gesture('gesturestart', 1)).toBe(hasTrackpad);
    for (const scale of scales) expect(gesture('gesturechange', scale)).toBe(hasTrackpad);
  }
  expect(view().zoom).toBeCloseTo(zoom);
});

it('a turn that leads nowhere draws nothing', () => {
  const { result } = turn();
  act(() => result.current.run({ by: START, nearing: 1, duration: 350 }));
  expect(frames).toEqual([]);
});
