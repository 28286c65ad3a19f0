import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { TURN_AROUND } from '../../../../src/features/earth/globe/turns';
import { useDawn } from '../../../../src/features/earth/globe/useDawn';

const SOURCE = { lat: 10, lon: 20 };
const [turn, run] = [vi.fn(), vi.fn()];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  turn.mockClear();
  run.mockClear();
});

const watch = (showing: number, isPainted = true) =>
  renderHook(
    (props) => useDawn(SOURCE, props.showing, props.isPainted, { view: props.view, turn, run }),
    { initialProps: { showing, isPainted, view: { ...SOURCE, zoom: 1 } } },
  );
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('light that runs over the Earth', () => {
  it('turns to its source, reaches farther and farther, and ends with a turn around', () => {
    const { result } = watch(1);
    expect(result.current).toEqual({ ...SOURCE, reach: 0 });
    const reaches = [1000, 2000, 3000].map((ms) => {
      pass(ms);
      return result.current?.reach ?? NaN;
    });
    expect(reaches.every((reach, index) => reach > (reaches[index - 1] ?? 0))).toBe(true);
    expect(turn).toHaveBeenCalledOnce();
    expect(run).not.toHaveBeenCalled();
    pass(10_000);
    expect(result.current).toBeUndefined();
    expect(run).toHaveBeenCalledExactlyOnceWith(TURN_AROUND);
  });

  it('waits in the dark until the globe is seen', () => {
    const { result, rerender } = watch(1, false);
    pass(20_000);
    expect(result.current?.reach).toBe(0);
    rerender({ showing: 1, isPainted: true, view: { ...SOURCE, zoom: 1 } });
    pass(20_000);
    expect(result.current).toBeUndefined();
  });

  it('leaves a globe alone that was turned meanwhile', () => {
    const { rerender } = watch(1);
    pass(1000);
    rerender({ showing: 1, isPainted: true, view: { lat: 0, lon: 0, zoom: 1 } });
    pass(20_000);
    expect(run).not.toHaveBeenCalled();
  });

  it('is not shown unless asked for, then as often as that', () => {
    const { result, rerender } = watch(0);
    pass(1000);
    expect(result.current).toBeUndefined();
    for (const showing of [1, 2]) {
      rerender({ showing, isPainted: true, view: { ...SOURCE, zoom: 1 } });
      pass(20_000);
      expect(run).toHaveBeenCalledTimes(showing);
    }
  });
});
