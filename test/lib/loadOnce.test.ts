import { expect, it, vi } from 'vitest';

import { loadOnce } from '../../src/lib/loadOnce';

it('a loaded value is not loaded again, and React need not wait for it', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  const loadIt = loadOnce(load);
  await loadIt();
  expect(loadIt()).toMatchObject({ status: 'fulfilled', value: 'loaded' });
  expect(load).toHaveBeenCalledOnce();
});

it('a failed value is loaded again when next needed, once React has seen the failure', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject<string>(new Error('gone')));
  const loadIt = loadOnce(load);
  const failed = loadIt();
  await expect(failed).rejects.toThrow('gone');
  expect(loadIt()).toBe(failed);
  vi.advanceTimersByTime(1_000);
  load.mockResolvedValue('loaded');
  await expect(loadIt()).resolves.toBe('loaded');
});
