import { describe, expect, it, vi } from 'vitest';

import {
  applyRelease,
  cacheFiles,
  canLoad,
  checkForRelease,
  type OfflineStatus,
  offlineStatus,
  startServiceWorker,
} from '../../src/app/serviceWorker';

type Worker = EventTarget & { postMessage: (message: unknown) => void };

const aWorker = (): Worker => Object.assign(new EventTarget(), { postMessage: vi.fn() });

type Workers = Partial<Record<'active' | 'waiting', Worker>>;

const ROOT = 'https://host.test/';

/** A browser with a registration that can install workers. */
function aBrowser(workers: Workers = {}) {
  const getRegistration = () => Promise.resolve({ scope: ROOT, ...workers });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { register: getRegistration, getRegistration } });
  vi.stubGlobal('location', { reload });
  return { reload };
}

/** The code of a site in a subfolder. Later test files share the modules: none may be for this base. */
async function inSubfolder() {
  vi.resetModules();
  vi.stubEnv('BASE_URL', '/b/');
  const code = await import('../../src/app/serviceWorker');
  vi.resetModules();
  return code;
}

it('a site in a subfolder leaves a release of a site at the host’s root alone', async () => {
  const [active, waiting] = [aWorker(), aWorker()];
  const { reload } = aBrowser({ active, waiting });
  const { applyRelease } = await inSubfolder();
  await applyRelease();
  expect(reload).toHaveBeenCalledOnce();
  expect(waiting.postMessage).not.toHaveBeenCalled();
});

it('a new release that does not take over within 3 s is reloaded anyway', async () => {
  vi.useFakeTimers();
  const { reload } = aBrowser({ active: aWorker(), waiting: aWorker() });
  await applyRelease();
  vi.advanceTimersByTime(2_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

describe('caching pictures', () => {
  /** A browser that records which pictures are fetched. */
  function aController() {
    const serviceWorker = Object.assign(new EventTarget(), {
      controller: null as { scriptURL: string } | null,
    });
    const fetched: string[] = [];
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('fetch', (url: string) => {
      fetched.push(url);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const takeControl = (folder = '') => {
      serviceWorker.controller = { scriptURL: `${ROOT}${folder}sw.js` };
      serviceWorker.dispatchEvent(new Event('controllerchange'));
    };
    return { takeControl, fetched };
  }

  it('waits for control, which may never come, once a file, and continues after a failure', async () => {
    const { fetched, takeControl } = aController();
    cacheFiles(['/a']);
    cacheFiles(['/a', '/b']);
    expect(fetched).toEqual([]);
    takeControl();
    await vi.waitFor(() => expect(fetched).toEqual(['/a', '/b']));
  });

  it('waits for the site’s own worker while a worker at the host’s root controls the page', async () => {
    const { fetched, takeControl } = aController();
    const { cacheFiles } = await inSubfolder();
    takeControl();
    cacheFiles(['/b/a']);
    takeControl();
    expect(fetched).toEqual([]);
    takeControl('b/');
    await vi.waitFor(() => expect(fetched).toEqual(['/b/a']));
  });
});

it.each<[string, boolean, boolean, string[] | null]>([
  ['can be loaded with a network', true, true, []],
  ['can be loaded offline if cached', true, false, ['/a']],
  ['cannot be loaded offline otherwise', false, false, ['/b']],
  ['cannot be loaded offline without caches', false, false, null],
])('a file %s', async (_, can, onLine, cached) => {
  const match = (url: string) => Promise.resolve(cached?.includes(url) ? {} : undefined);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('window', cached ? { caches: { match } } : {});
  vi.stubGlobal('caches', { match });
  expect(await canLoad('/a')).toBe(can);
});

const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
const refusing = Object.assign(new EventTarget(), { register: refuse, getRegistration: refuse });

it.each([
  ['has no service workers', {}],
  ['refuses them', { serviceWorker: refusing }],
])(
  'the site works in a browser that %s, and a release reloads it at once',
  async (_, navigator) => {
    const { reload } = aBrowser();
    vi.stubGlobal('navigator', navigator);
    await startServiceWorker('en', () => expect.fail('no release can be found'));
    cacheFiles(['/a']);
    await checkForRelease();
    await applyRelease();
    expect(reload).toHaveBeenCalledOnce();
  },
);

describe('whether the site works offline', () => {
  /** A browser in which registering ends in a way, and the worker and the server send something. */
  function aWorkerThat(
    register: () => Promise<unknown>,
    { message, answer }: { message?: object; answer?: Response } = {},
  ) {
    const installing = aWorker();
    const registration = { installing, active: null as Worker | null };
    const serviceWorker = Object.assign(new EventTarget(), {
      register: async () => {
        await register();
        if (message) serviceWorker.dispatchEvent(new MessageEvent('message', { data: message }));
        return registration;
      },
      // A worker at the host's root is.
      ready: Promise.resolve(),
    });
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('fetch', () => (answer ? Promise.resolve(answer.clone()) : refuse()));
    const activate = () => {
      registration.active = installing;
      installing.dispatchEvent(new Event('statechange'));
    };
    return { activate };
  }
  const script = new Response('', { headers: { 'content-type': 'text/javascript' } });
  const page = new Response('', { headers: { 'content-type': 'text/html' } });
  const accept = () => Promise.resolve();

  it.each<[OfflineStatus, string, Parameters<typeof aWorkerThat>]>([
    ['changed', 'a file arrives changed', [accept, { message: { isChanged: true } }]],
    ['incomplete', 'a file does not arrive', [accept, { message: { isChanged: false } }]],
    ['unsupported', 'the browser refuses the worker', [refuse, { answer: script }]],
    ['incomplete', 'a page is in the worker’s place', [refuse, { answer: page }]],
    ['incomplete', 'there is no network', [refuse]],
  ])('is “%s” if %s', async (status, _, browser) => {
    aWorkerThat(...browser);
    await expect(offlineStatus()).resolves.toBe(status);
  });

  it('is “ready” once the worker is active', async () => {
    const { activate } = aWorkerThat(accept);
    let status: OfflineStatus | undefined;
    const known = offlineStatus().then((value) => (status = value));
    // Whatever can be known by now is.
    await new Promise(setImmediate);
    expect(status).toBeUndefined();
    activate();
    await expect(known).resolves.toBe('ready');
    await expect(offlineStatus()).resolves.toBe('ready');
  });

  it('is “unsupported” without service workers', async () => {
    vi.stubGlobal('navigator', {});
    await expect(offlineStatus()).resolves.toBe('unsupported');
  });
});
