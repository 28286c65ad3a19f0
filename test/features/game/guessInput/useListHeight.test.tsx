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

/** The page scrolls, or the keyboard, the address bar or a pinch changes its visible part. */
const show = (change: { top?: number; height?: number; scale?: number }) =>
  act(() => {
    const { top = 400, ...visible } = change;
    input.getBoundingClientRect = () => new DOMRect(0, top, 300, 48);
    Object.assign(viewport, visible);
    viewport.dispatchEvent(new Event('resize'));
  });

beforeEach(() => {
  vi.stubGlobal('visualViewport', Object.assign(viewport, { height: HEIGHT, scale: 1 }));
  input.scrollIntoView = scrollIntoView;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  document.body.replaceChildren(input);
  input.getBoundingClientRect = () => new DOMRect(0, 400, 300, 48);
  input.focus();
  renderHook(() => useListHeight(element, false), {
    wrapper: ({ children }) => <ServicesContext value={stubServices}>{children}</ServicesContext>,
  });
  scrollIntoView.mockClear();
});

it('the input scrolls up when a keyboard opens over the room for its list', () => {
  show({ height: HEIGHT - KEYBOARD });
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it.each([
  ['the address bar appears', { height: HEIGHT - 56, top: 650 }],
  ['somebody pinches', { height: HEIGHT / 1.05, scale: 1.05, top: 700 }],
  ['somebody zooms in', { height: HEIGHT / 2, scale: 2 }],
  ['a keyboard opens while the input is out of view', { height: HEIGHT - KEYBOARD, top: 900 }],
])('the page does not scroll when %s', (_, change) => {
  show(change);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('the page does not scroll when a keyboard closes', () => {
  show({ height: HEIGHT - KEYBOARD, top: -500 });
  show({ height: HEIGHT, top: 700 });
  expect(scrollIntoView).not.toHaveBeenCalled();
});
