import { afterEach, describe, expect, it, vi } from 'vitest';

import { keepPictures } from '../../src/app/offline';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose service worker is or is not yet in control, and what was fetched in it. */
function aBrowser({ isControlled = true, failing = '' } = {}) {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
  });
  const fetched: string[] = [];
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return url === failing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  });
  return { serviceWorker, fetched };
}

describe('keeping pictures', () => {
  it('sends them through the service worker', async () => {
    const { fetched } = aBrowser();
    await keepPictures(['/a', '/b']);
    expect(fetched).toEqual(['/a', '/b']);
  });

  it('waits until the service worker is in control', async () => {
    const { fetched, serviceWorker } = aBrowser({ isControlled: false });
    const kept = keepPictures(['/a']);
    await Promise.resolve();
    expect(fetched).toEqual([]);
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    await kept;
    expect(fetched).toEqual(['/a']);
  });

  it('goes on after one that does not come', async () => {
    const { fetched } = aBrowser({ failing: '/a' });
    await keepPictures(['/a', '/b']);
    expect(fetched).toEqual(['/a', '/b']);
  });

  it('does nothing in a browser without service workers', async () => {
    const { fetched } = aBrowser();
    vi.stubGlobal('navigator', {});
    await keepPictures(['/a']);
    expect(fetched).toEqual([]);
  });
});
