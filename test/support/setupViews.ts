import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A lazily loaded chunk can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

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
