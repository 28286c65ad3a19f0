import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { inertServices } from '../../../../src/app/inertServices';
import { RADIUS } from '../../../../src/features/earth/globe/globeShader';
import { useTurning } from '../../../../src/features/earth/globe/useTurning';
import { ServicesContext } from '../../../../src/store/hooks';

const START = { lat: 0, lon: 0 };
/** The globe's radius is 180 pixels, so that a pixel turns it by some 0.3°. */
const currentTarget = {
  clientWidth: 360 / RADIUS,
  setPointerCapture: vi.fn(),
  releasePointerCapture: vi.fn(),
};
const onClick = vi.fn();
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  onClick.mockClear();
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
});

const event = (clientX: number, timeStamp: number, { isPrimary = true, buttons = 1 } = {}) =>
  ({
    clientX,
    clientY: 0,
    timeStamp,
    isPrimary,
    pointerId: 1,
    button: 0,
    buttons,
    currentTarget,
  }) as unknown as PointerEvent;

const turn = () =>
  renderHook(() => useTurning(START, onClick), {
    wrapper: ({ children }) => (
      <ServicesContext value={{ ...inertServices, reducesMotion: () => false }}>
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
  const dragged = result.current.centre.lon;
  expect(dragged).toBeCloseTo(-100 / Math.PI);
  act(() => frames.at(-1)?.(0));
  expect(result.current.centre.lon).toBeCloseTo(dragged);
});

it('a second finger neither drags, nor clicks, nor ends the drag of the first', () => {
  const { result } = turn();
  const { handlers } = result.current;
  act(() => {
    handlers.onPointerDown(event(0, 0));
    handlers.onPointerDown(event(200, 5, { isPrimary: false }));
    handlers.onPointerMove(event(300, 10, { isPrimary: false }));
    handlers.onPointerUp(event(300, 15, { isPrimary: false }));
    handlers.onPointerMove(event(100, 200));
  });
  expect(onClick).not.toHaveBeenCalled();
  expect(result.current.centre.lon).toBeCloseTo(-100 / Math.PI);
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
  expect(result.current.centre.lon).toBeCloseTo(-50 / Math.PI);
  expect(currentTarget.releasePointerCapture).toHaveBeenCalledWith(1);
  expect(onClick).not.toHaveBeenCalled();
});

it('a turn that leads nowhere draws nothing', () => {
  const { result } = turn();
  act(() => result.current.run({ by: START, duration: 350 }));
  expect(frames).toEqual([]);
});
