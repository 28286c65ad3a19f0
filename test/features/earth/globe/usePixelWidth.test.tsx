import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { usePixelWidth } from '../../../../src/features/earth/globe/usePixelWidth';

it('a width in pixels follows the element, and each change of the screen’s density', () => {
  let resize: (width: number) => void = () => undefined;
  vi.stubGlobal('ResizeObserver', function (report: (entries: object[]) => void) {
    resize = (width) => report([{ contentRect: { width } }]);
    return { observe: vi.fn(), disconnect: vi.fn() };
  });
  const queries = new Map<string, EventTarget>();
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.set(query, new EventTarget());
    return queries.get(query);
  });
  const change = (from: number, to: number) =>
    act(() => {
      vi.stubGlobal('devicePixelRatio', to);
      queries.get(`(resolution: ${from}dppx)`)?.dispatchEvent(new Event('change'));
    });
  const element = { current: document.createElement('div') };
  vi.stubGlobal('devicePixelRatio', 1);
  const { result } = renderHook(() => usePixelWidth(element));
  expect(result.current.pixels).toBe(0);
  act(() => resize(570));
  expect(result.current.pixels).toBe(570);
  change(1, 2);
  expect(result.current.pixels).toBe(1140);
  change(2, 1.1);
  expect(result.current.pixels).toBe(627);
});
