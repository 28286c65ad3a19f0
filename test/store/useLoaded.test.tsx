import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useLoaded } from '../../src/lib/useLoaded';

it.each(['online', 'focus', 'pageshow', 'visibilitychange'])(
  'what failed is asked for again once on “%s”, until it has loaded',
  async (event) => {
    const load = vi.fn<(key: string) => Promise<string>>().mockRejectedValue(new Error('offline'));
    const { result } = renderHook(() => useLoaded('key', load));
    const target = event === 'visibilitychange' ? document : window;
    const wake = () => [1, 2].forEach(() => fireEvent(target, new Event(event)));
    await waitFor(() => expect(result.current).toBeNull());
    wake();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    load.mockResolvedValue('value');
    // The listener is back once the second attempt has failed.
    await waitFor(() => {
      wake();
      expect(result.current).toBe('value');
    });
    wake();
    expect(load).toHaveBeenCalledTimes(3);
  },
);
