import { expect, it, vi } from 'vitest';

import { loadTexts } from '../../src/app/loadTexts';
import { later } from '../../src/texts/de/later';
import { picture } from '../../src/texts/de/picture';

it('texts that failed to load are loaded again when next needed, once React has seen the failure', async () => {
  vi.useFakeTimers();
  const { start, loadAll } = await loadTexts('de');
  const failed = loadAll();
  vi.advanceTimersByTime(10_000);
  await expect(failed).rejects.toThrow('took too long');
  expect(loadAll()).toBe(failed);
  vi.advanceTimersByTime(1_000);
  expect(await loadAll()).toMatchObject({ ...start, ...later, picture });
});
