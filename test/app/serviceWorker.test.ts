import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  applyRelease,
  cacheFiles,
  canLoad,
  checkForRelease,
  startServiceWorker,
} from '../../src/app/serviceWorker';

type Worker = EventTarget & { postMessage: (message: unknown) => void };

const aWorker = (): Worker => Object.assign(new EventTarget(), { postMessage: vi.fn() });

/** A browser with a registration whose workers can be moved on, and how often it was reloaded. */
function aBrowser({ active = null as Worker | null, waiting = null as Worker | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null as Worker | null,
    update: vi.fn(() => Promise.resolve()),
  });
  const serviceWorker = {
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistration: vi.fn(() => Promise.resolve(registration)),
  };
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload });

  /** A worker is fetched, and then waits, or is active at once where there was none. */
  const install = () => {
    const worker = aWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: worker });
    worker.dispatchEvent(new Event('statechange'));
    if (!registration.active) Object.assign(registration, { waiting: null, active: worker });
    worker.dispatchEvent(new Event('statechange'));
  };
  return { install, registration, reload, serviceWorker };
}

describe('a new release', () => {
  it('is told of when it has been fetched behind another', async () => {
    const onNewRelease = vi.fn();
    const { install } = aBrowser({ active: aWorker() });
    await startServiceWorker('en', onNewRelease);
    expect(onNewRelease).not.toHaveBeenCalled();
    install();
    expect(onNewRelease).toHaveBeenCalled();
  });

  it('is told of when it waited already as the page was opened', async () => {
    const onNewRelease = vi.fn();
    aBrowser({ active: aWorker(), waiting: aWorker() });
    await startServiceWorker('en', onNewRelease);
    expect(onNewRelease).toHaveBeenCalledOnce();
  });

  it('is told of when it was being fetched already as the page was opened', async () => {
    const onNewRelease = vi.fn();
    const { registration } = aBrowser({ active: aWorker() });
    const worker = aWorker();
    registration.installing = worker;
    await startServiceWorker('en', onNewRelease);
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    expect(onNewRelease).toHaveBeenCalledOnce();
  });

  it('is not what the first visit fetches', async () => {
    const onNewRelease = vi.fn();
    const { install } = aBrowser();
    await startServiceWorker('en', onNewRelease);
    install();
    expect(onNewRelease).not.toHaveBeenCalled();
    install();
    expect(onNewRelease).toHaveBeenCalled();
  });
});

describe('checking for a new release', () => {
  it('has the browser ask for it', async () => {
    const { registration } = aBrowser();
    await checkForRelease();
    expect(registration.update).toHaveBeenCalledOnce();
  });

  it('does without a network', async () => {
    const { registration } = aBrowser();
    registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(checkForRelease()).resolves.toBeUndefined();
  });
});

describe('applying a release', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('lets the one that waits take over, and then reloads, once', async () => {
    const waiting = aWorker();
    const { reload } = aBrowser({ active: aWorker(), waiting });
    await applyRelease();
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    waiting.dispatchEvent(new Event('statechange'));
    waiting.dispatchEvent(new Event('statechange'));
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads after 3 s all the same where the one that waits does not take over', async () => {
    const { reload } = aBrowser({ active: aWorker(), waiting: aWorker() });
    await applyRelease();
    vi.advanceTimersByTime(2_999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once where none waits', async () => {
    const { reload } = aBrowser({ active: aWorker() });
    await applyRelease();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('caching pictures', () => {
  /** Which pictures were fetched, and the way to let the service worker take control. */
  function aController({ isControlled = true } = {}) {
    const serviceWorker = Object.assign(new EventTarget(), { controller: isControlled });
    const fetched: string[] = [];
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('fetch', (url: string) => {
      fetched.push(url);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const takeControl = () => serviceWorker.dispatchEvent(new Event('controllerchange'));
    return { takeControl, fetched };
  }

  it('fetches them through the service worker, and goes on after one that does not come', async () => {
    const { fetched } = aController();
    await cacheFiles(['/a', '/b']);
    expect(fetched).toEqual(['/a', '/b']);
  });

  it('waits until the service worker is in control', async () => {
    const { fetched, takeControl } = aController({ isControlled: false });
    const cached = cacheFiles(['/a']);
    await Promise.resolve();
    expect(fetched).toEqual([]);
    takeControl();
    await cached;
    expect(fetched).toEqual(['/a']);
  });

  it('does nothing where there are no service workers', async () => {
    const { fetched } = aController();
    vi.stubGlobal('navigator', {});
    await cacheFiles(['/a']);
    expect(fetched).toEqual([]);
  });
});

describe('a file of the site can be had', () => {
  const online = (onLine: boolean, ...cached: string[]) => {
    vi.stubGlobal('navigator', { onLine });
    const match = (url: string) => Promise.resolve(cached.includes(url) ? {} : undefined);
    vi.stubGlobal('window', { caches: { match } });
    vi.stubGlobal('caches', { match });
  };

  it.each([
    [true, 'with a network', true, []],
    [true, 'without one where it is cached', false, ['/a']],
    [false, 'without one where others are', false, ['/b']],
  ])('%s: %s', async (can, _, isOnline, cached) => {
    online(isOnline, ...cached);
    expect(await canLoad('/a')).toBe(can);
  });

  it('not without a network in a browser that has no caches', async () => {
    online(false, '/a');
    vi.stubGlobal('window', {});
    expect(await canLoad('/a')).toBe(false);
  });
});

describe.each<[string, () => void]>([
  ['has no service workers', () => vi.stubGlobal('navigator', {})],
  [
    'refuses service workers',
    () => {
      const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      const serviceWorker = { register: refuse, getRegistration: refuse };
      vi.stubGlobal('navigator', { serviceWorker });
    },
  ],
])('in a browser that %s', (_, restrict) => {
  it('the site plays on, and can be loaded anew', async () => {
    const { reload } = aBrowser();
    restrict();
    await startServiceWorker('en', () => expect.fail('no release can be found'));
    await checkForRelease();
    await applyRelease();
    expect(reload).toHaveBeenCalledOnce();
  });
});
