import '@testing-library/jest-dom/vitest';

import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// React expects updates within `act` while an action and what it loads is rendered, at no other time.
globalThis.IS_REACT_ACT_ENVIRONMENT = false;
/** What React reports if that is not so. */
const reports: unknown[] = [];
const { error } = console;
console.error = (...message: unknown[]) => {
  if (String(message[0]).includes('act(')) reports.push(message[0]);
  error(...message);
};

let isInAction = false;
let loaded: PromiseLike<unknown> = Promise.resolve();

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

afterEach(async () => {
  await loaded;
  const texts = textsBesideOthers();
  cleanup();
  // A browser that translates the page replaces text nodes, and React no longer finds its own to change
  // or remove them: give each text an element to itself.
  expect(texts).toEqual([]);
  expect(reports.splice(0)).toEqual([]);
});

function runOutermost<Result>(action: () => Result) {
  isInAction = true;
  try {
    return action();
  } finally {
    isInAction = false;
  }
}

/** Also renders what an action has started to load: `act` does so only if awaited. */
export function actAndLoad<Result>(action: () => Result) {
  // An event within an event belongs to the outer one.
  if (isInAction) return { done: loaded, result: action() };
  const results: Result[] = [];
  const rendered: PromiseLike<unknown> = act(() => results.push(runOutermost(action)));
  // Testing Library's `act` resets it when the action returns.
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  // Not `await`: React loads only if `then` is called at once.
  loaded = new Promise<void>((resolve, reject) => {
    const settle = (end: (reason?: unknown) => void) => (reason: unknown) => {
      globalThis.IS_REACT_ACT_ENVIRONMENT = false;
      end(reason);
    };
    void rendered.then(
      settle(() => resolve()),
      settle(reject),
    );
  });
  return { done: loaded, result: results[0] };
}

const ofTestingLibrary = getConfig();

configure({
  // A lazily loaded chunk can take longer than the default second on a busy machine.
  asyncUtilTimeout: 20_000,
  eventWrapper: (event: () => unknown) => actAndLoad(event).result,
  asyncWrapper: async (wait: () => unknown) => {
    await loaded;
    const result: unknown = await ofTestingLibrary.asyncWrapper(async () => {
      const outcome: unknown = await wait();
      await loaded;
      return outcome;
    });
    return result;
  },
});

// jsdom has no layout, so it cannot scroll, and knows no media.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
document.elementFromPoint = () => null;
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
