import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useLoaded } from '../../src/lib/useLoaded';
import { aStore } from '../support/testStore';

it('what failed is asked for again once when the page wakes, until it has loaded', async () => {
  const { services, wake } = aStore({ realTimers: true });
  const load = vi.fn<(key: string) => Promise<string>>().mockRejectedValue(new Error('offline'));
  const { result } = renderHook(() => useLoaded(services.onWake, 'key', load));
  const wakeTwice = () => [1, 2].forEach(wake);
  await waitFor(() => expect(result.current).toBeNull());
  wakeTwice();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockResolvedValue('value');
  // It listens again once the second attempt has failed.
  await waitFor(() => {
    wake();
    expect(result.current).toBe('value');
  });
  wake();
  expect(load).toHaveBeenCalledTimes(3);
});
