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

const event = (clientX: number, timeStamp: number, { pointerId = 1, buttons = 1 } = {}) =>
  ({
    clientX,
    clientY: 0,
    timeStamp,
    pointerId,
    button: 0,
    buttons,
    currentTarget,
  }) as unknown as PointerEvent;

const preventDefault = vi.fn();
const press = (key: string, modifiers = {}) =>
  ({ key, preventDefault, ...modifiers }) as unknown as KeyboardEvent;

const surface = document.createElement('div');
const ref = { current: surface };
surface.getBoundingClientRect = () => new DOMRect(-WIDTH / 2, -WIDTH / 2, WIDTH, WIDTH);

const turn = ({ reducesMotion = false } = {}) =>
  renderHook(() => useTurning(ref, START, onClick), {
    wrapper: ({ children }) => (
      <ServicesContext value={{ ...stubServices, reducesMotion: () => reducesMotion }}>
        {children}
      </ServicesContext>
    ),
  });

it('a globe that is let go before it was drawn turns on from where it was dragged to', () => {
  const { result } = turn();
  const { handlers } = result.current;
  act(() => {
    handlers.onPointerDown(event(0, 0));
    handlers.onPointerMove(event(50, 20));
    handlers.onPointerMove(event(100, 40));
    handlers.onPointerUp(event(100, 41));
  });
  const dragged = result.current.view.lon;
  expect(dragged).toBeCloseTo(-100 / Math.PI);
  act(() => frames.at(-1)?.(0));
  expect(result.current.view.lon).toBeCloseTo(dragged);
});

it('two fingers near it, click nothing, and push nothing when they leave', () => {
  const { result } = turn();
  const { handlers } = result.current;
  act(() => {
    handlers.onPointerDown(event(-50, 0));
    handlers.onPointerDown(event(50, 5, { pointerId: 2 }));
    handlers.onPointerMove(event(-75, 10));
    handlers.onPointerMove(event(75, 15, { pointerId: 2 }));
    handlers.onPointerUp(event(75, 16, { pointerId: 2 }));
    handlers.onPointerMove(event(-70, 17));
    handlers.onPointerUp(event(-70, 18));
  });
  expect(result.current.view.zoom).toBeCloseTo(1.5);
  expect(onClick).not.toHaveBeenCalled();
  expect(frames).toEqual([]);
});

it('the finger that stays goes on turning it from near', () => {
  const { result } = turn();
  const { handlers } = result.current;
  act(() => {
    handlers.onPointerDown(event(-50, 0));
    handlers.onPointerDown(event(50, 5, { pointerId: 2 }));
    handlers.onPointerMove(event(150, 10, { pointerId: 2 }));
    handlers.onPointerUp(event(150, 16, { pointerId: 2 }));
  });
  const { lon } = result.current.view;
  act(() => handlers.onPointerMove(event(0, 20)));
  expect(result.current.view.lon - lon).toBeCloseTo(-50 / Math.PI / 2);
});

it('a press whose release never comes ends with the next move, and clicks nothing', () => {
  const { result } = turn();
  const { handlers } = result.current;
  act(() => {
    handlers.onPointerDown(event(0, 0));
    handlers.onPointerMove(event(50, 20));
    handlers.onPointerMove(event(150, 40, { buttons: 0 }));
    handlers.onPointerMove(event(200, 60, { buttons: 0 }));
    handlers.onPointerUp(event(200, 61, { buttons: 0 }));
  });
  expect(result.current.view.lon).toBeCloseTo(-50 / Math.PI);
  expect(currentTarget.releasePointerCapture).toHaveBeenCalledWith(1);
  expect(onClick).not.toHaveBeenCalled();
});

it.each([
  ['at once and there is a double one', 300, 10, [false, true]],
  ['later is another', 400, 10, [false, false]],
  ['elsewhere is another', 300, 40, [false, false]],
])('a second click %s', (_, time, x, expected) => {
  const { handlers } = turn().result.current;
  act(() => {
    handlers.onPointerDown(event(0, 0));
    handlers.onPointerUp(event(0, 1));
    handlers.onPointerDown(event(x, time));
    handlers.onPointerUp(event(x, time));
  });
  expect(onClick.mock.calls.map(([, isDouble]: unknown[]) => isDouble)).toEqual(expected);
});

describe('keys', () => {
  const after = (...keys: readonly KeyboardEvent[]) => {
    const { result } = turn({ reducesMotion: true });
    for (const key of keys) act(() => result.current.onKeyDown(key));
    return result.current.view;
  };

  it('near it in steps, back to the whole Earth, and no farther', () => {
    expect(after(press('+')).zoom).toBe(2);
    expect(after(press('='), press('+'), press('+')).zoom).toBe(MAX_ZOOM);
    expect(after(press('+'), press('+'), press('-')).zoom).toBe(2);
    expect(after(press('-')).zoom).toBe(1);
    expect(after(press('+'), press('+'), press('Escape')).zoom).toBe(1);
  });

  it('turn it less from near', () => {
    expect(after(press('ArrowRight')).lon).toBe(20);
    expect(after(press('+'), press('ArrowRight')).lon).toBe(10);
  });

  it('are the browser’s with Control', () => {
    preventDefault.mockClear();
    expect(after(press('+', { ctrlKey: true })).zoom).toBe(1);
    expect(preventDefault).not.toHaveBeenCalled();
  });
});

it('the wheel nears it with Control alone, and then the page stays as it is', () => {
  const { result } = turn();
  const wheel = (ctrlKey: boolean) => {
    const rolled = new WheelEvent('wheel', { deltaY: -30, ctrlKey, cancelable: true });
    act(() => void surface.dispatchEvent(rolled));
    return rolled.defaultPrevented;
  };
  expect(wheel(false)).toBe(false);
  expect(result.current.view.zoom).toBe(1);
  expect(wheel(true)).toBe(true);
  expect(result.current.view.zoom).toBeCloseTo(Math.SQRT2);
});

/** Two fingers on a Mac's trackpad, in Safari. */
const gesture = (type: string, scale: number) => {
  const made = Object.assign(new MouseEvent(type, { cancelable: true }), { scale });
  act(() => void surface.dispatchEvent(made));
  return made.defaultPrevented;
};

it('a pinch in Safari nears it as far as the fingers went, and the page stays as it is', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { result } = turn();
  for (const scales of [
    [1, 1.1, 1.5],
    [1, 1.2],
  ])
    scales.forEach((scale, index) =>
      expect(gesture(index === 0 ? 'gesturestart' : 'gesturechange', scale)).toBe(true),
    );
  expect(result.current.view.zoom).toBeCloseTo(1.5 * 1.2);
});

it('fingers on a screen, for which Safari has such events too, near it once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { result } = turn();
  gesture('gesturechange', 1.5);
  expect(result.current.view.zoom).toBe(1);
});

it('a turn that leads nowhere draws nothing', () => {
  const { result } = turn();
  act(() => result.current.run({ by: START, nearing: 1, duration: 350 }));
  expect(frames).toEqual([]);
});
