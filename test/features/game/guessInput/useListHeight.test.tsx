import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { stubServices } from '../../../../src/app/stubServices';
import { useListHeight } from '../../../../src/features/game/guessInput/useListHeight';
import { ServicesContext } from '../../../../src/store/hooks';

const HEIGHT = 800;
const KEYBOARD = 336;
const scrollIntoView = vi.fn();
const input = document.createElement('input');
const element = { current: input };
const viewport = Object.assign(new EventTarget(), { height: HEIGHT, offsetTop: 0, scale: 1 });

/** The keyboard, the address bar or a pinch changes what is visible of the page. */
const show = (change: { height?: number; scale?: number }) =>
  act(() => {
    Object.assign(viewport, change).dispatchEvent(new Event('resize'));
  });

let open: () => void;

beforeEach(() => {
  vi.stubGlobal('visualViewport', Object.assign(viewport, { height: HEIGHT, scale: 1 }));
  vi.stubGlobal('ResizeObserver', function (measure: () => void) {
    return { observe: measure, disconnect: () => undefined };
  });
  Object.assign(input, { scrollIntoView });
  document.body.replaceChildren(input);
  input.getBoundingClientRect = () => new DOMRect(0, 0, 300, 48);
  input.focus();
  const { rerender } = renderHook(({ isOpen }) => useListHeight(element, isOpen), {
    initialProps: { isOpen: false },
    wrapper: ({ children }) => <ServicesContext value={stubServices}>{children}</ServicesContext>,
  });
  open = () => rerender({ isOpen: true });
  scrollIntoView.mockClear();
});

it('the input scrolls up when a keyboard opens over the room for its list, not when it closes', () => {
  show({ height: HEIGHT - KEYBOARD });
  expect(scrollIntoView).toHaveBeenCalledOnce();
  show({ height: HEIGHT });
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it.each([
  ['the address bar appears', { height: HEIGHT - 56 }],
  ['somebody pinches', { height: HEIGHT / 1.05, scale: 1.05 }],
  ['somebody zooms in', { height: HEIGHT / 2, scale: 2 }],
])('the page does not scroll when %s', (_, change) => {
  show(change);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it.each([
  ['leaves the page alone where three rows fit above a keyboard', KEYBOARD, 0],
  ['scrolls the input up where they fit without one, but few more', 0, 1],
])('opening the list %s', (_, keyboard, times) => {
  const height = HEIGHT - keyboard;
  // Room for four rows.
  input.getBoundingClientRect = () => new DOMRect(0, height - 240, 300, 48);
  show({ height });
  scrollIntoView.mockClear();
  open();
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
