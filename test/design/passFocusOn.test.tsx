import { expect, it, onTestFinished } from 'vitest';

import { passFocusOn } from '../../src/design/passFocusOn';

it('a button that is removed by keyboard passes the focus to what Tab would reach next', async () => {
  document.body.innerHTML =
    '<button>Dismiss</button><a href="/zoomle" tabindex="-1"></a><input disabled /><a href="/about">About</a>';
  onTestFinished(() => document.body.replaceChildren());
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  // jsdom does not know whether the focus is visible.
  Object.assign(button, { matches: () => true });
  button.focus();
  passFocusOn(button)();
  button.remove();
  await Promise.resolve();
  expect(document.activeElement).toHaveTextContent('About');
});
