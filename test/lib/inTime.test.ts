import { beforeEach, expect, it, vi } from 'vitest';

import { inTime } from '../../src/lib/inTime';

beforeEach(() => void vi.useFakeTimers());

it('what is loaded, or why not, is passed on', async () => {
  await expect(inTime(Promise.resolve('loaded'))).resolves.toBe('loaded');
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

it('what never comes is given up after ten seconds', async () => {
  const settled = vi.fn();
  inTime(new Promise(() => undefined)).then(settled, settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(new Error('Loading took too long.'));
});
