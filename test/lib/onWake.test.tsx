import { expect, it, vi } from 'vitest';

import { onWake } from '../../src/lib/onWake';

it.each([
  ['online', window],
  ['focus', window],
  ['pageshow', window],
  ['visibilitychange', document],
])('“%s” wakes the page, until the listener is stopped', (event, target) => {
  const callback = vi.fn();
  const stop = onWake(callback);
  target.dispatchEvent(new Event(event));
  expect(callback).toHaveBeenCalledTimes(1);
  stop();
  target.dispatchEvent(new Event(event));
  expect(callback).toHaveBeenCalledTimes(1);
});

it('a page that is hidden does not wake', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const callback = vi.fn();
  onWake(callback);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(callback).not.toHaveBeenCalled();
});
