import { describe, expect, it, vi } from 'vitest';

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
  it('is reported once it has been fetched, but not on the first visit', async () => {
    const onNewRelease = vi.fn();
    const { install } = aBrowser();
    await startServiceWorker('en', onNewRelease);
    install();
    expect(onNewRelease).not.toHaveBeenCalled();
    install();
    expect(onNewRelease).toHaveBeenCalled();
  });

  it('is reported if it was waiting when the page was opened', async () => {
    const onNewRelease = vi.fn();
    aBrowser({ active: aWorker(), waiting: aWorker() });
    await startServiceWorker('en', onNewRelease);
    expect(onNewRelease).toHaveBeenCalledOnce();
  });

  it('is reported if it was being fetched when the page was opened', async () => {
    const onNewRelease = vi.fn();
    const { registration } = aBrowser({ active: aWorker() });
    const worker = aWorker();
    registration.installing = worker;
    await startServiceWorker('en', onNewRelease);
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    expect(onNewRelease).toHaveBeenCalledOnce();
  });

  it('is asked for, and a failure of the network ignored', async () => {
    const { registration } = aBrowser();
    registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(checkForRelease()).resolves.toBeUndefined();
    expect(registration.update).toHaveBeenCalledOnce();
  });

  it('takes over when it is applied, and then the page reloads, once', async () => {
    vi.useFakeTimers();
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

  it('that does not take over within 3 s is not waited for', async () => {
    vi.useFakeTimers();
    const { reload } = aBrowser({ active: aWorker(), waiting: aWorker() });
    await applyRelease();
    vi.advanceTimersByTime(2_999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('caching pictures', () => {
  /** Which pictures were fetched, and the way to let the service worker take control. */
  function aController() {
    const serviceWorker = Object.assign(new EventTarget(), { controller: null });
    const fetched: string[] = [];
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('fetch', (url: string) => {
      fetched.push(url);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const takeControl = () => serviceWorker.dispatchEvent(new Event('controllerchange'));
    return { takeControl, fetched };
  }

  it('waits for the service worker to take control, and goes on after one that fails', async () => {
    const { fetched, takeControl } = aController();
    const cached = cacheFiles(['/a', '/b']);
    await Promise.resolve();
    expect(fetched).toEqual([]);
    takeControl();
    await cached;
    expect(fetched).toEqual(['/a', '/b']);
  });

  it('does nothing where there are no service workers', async () => {
    const { fetched } = aController();
    vi.stubGlobal('navigator', {});
    await cacheFiles(['/a']);
    expect(fetched).toEqual([]);
  });
});

it.each<[string, boolean, boolean, string[] | null]>([
  ['can be loaded with a network', true, true, []],
  ['can be loaded without one where it is cached', true, false, ['/a']],
  ['cannot be loaded without one where only others are', false, false, ['/b']],
  ['cannot be loaded without one in a browser without caches', false, false, null],
])('a file %s', async (_, can, onLine, cached) => {
  const match = (url: string) => Promise.resolve(cached?.includes(url) ? {} : undefined);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('window', cached ? { caches: { match } } : {});
  vi.stubGlobal('caches', { match });
  expect(await canLoad('/a')).toBe(can);
});

it.each<[string, () => void]>([
  ['has no service workers', () => vi.stubGlobal('navigator', {})],
  [
    'refuses service workers',
    () => {
      const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      const serviceWorker = { register: refuse, getRegistration: refuse };
      vi.stubGlobal('navigator', { serviceWorker });
    },
  ],
])('the site works in a browser that %s, and a release reloads it at once', async (_, restrict) => {
  const { reload } = aBrowser();
  restrict();
  await startServiceWorker('en', () => expect.fail('no release can be found'));
  await checkForRelease();
  await applyRelease();
  expect(reload).toHaveBeenCalledOnce();
});
