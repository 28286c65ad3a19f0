import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A chunk that is loaded lazily takes more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out and so cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// jsdom knows the element, but not how it is opened.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  // As in a browser: later, and not where it was opened again.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
