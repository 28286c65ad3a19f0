import '@testing-library/jest-dom/vitest';

import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

/** The texts that share an element with others, so that React holds on to their nodes. */
function textsBesideOthers() {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts
    .filter((text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
    .map(({ data }) => data)
    .filter((data) => data.trim());
}

afterEach(() => {
  const texts = textsBesideOthers();
  cleanup();
  // A browser that translates the page replaces text nodes, and React no longer finds its own to change
  // or remove them: give each text an element to itself.
  expect(texts).toEqual([]);
});

/** Also renders what an action has started to load: `act` does so only if awaited. */
export function actAndLoad<Result>(action: () => Result) {
  const results: Result[] = [];
  const done: PromiseLike<unknown> = act(() => results.push(action()));
  void done.then(() => undefined);
  return { done, result: results[0] };
}

configure({
  // A lazily loaded chunk can take longer than the default second on a busy machine.
  asyncUtilTimeout: 20_000,
  eventWrapper: (event: () => unknown) => actAndLoad(event).result,
});

// jsdom has no layout, so it cannot scroll, and knows no media.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

// Nor can it draw.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has dialogs, but cannot open them.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  // As in a browser: asynchronously, even if it was reopened meanwhile.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
