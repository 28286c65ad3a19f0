import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { vi } from 'vitest';

import { HOST, WEBKIT_DRIVER_PORT } from '../e2e/support/addresses';
import {
  BrowserCrash,
  type Engine,
  isInstalled,
  type Key,
  type LaunchOptions,
  type Tab,
} from './engine';
import { startScreen } from './screen';

/** Each test file has its own driver: they run at the same time. */
const PORT = WEBKIT_DRIVER_PORT + Number(process.env.VITEST_POOL_ID ?? 0);

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** Sends a command: https://www.w3.org/TR/webdriver2/#endpoints */
async function send(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${HOST}:${PORT}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) {
    const { error } = value as { readonly error: string };
    const message = `${method} ${path}: ${JSON.stringify(value)}`;
    throw error === 'invalid session id' ? new BrowserCrash(message) : new Error(message);
  }
  return value;
}

function tabOf(session: string, stop: () => Promise<void>): Tab {
  const post = (path: string, body: object) => send('POST', session + path, body);
  const toElement = async (element: string, command: string, body: object) => {
    const found = await post('/element', { using: 'xpath', value: element });
    await post(`/element/${Object.values(found as object)[0]}/${command}`, body);
  };
  return {
    open: (url) => post('/url', { url }),
    run: (inPage, argument) => {
      const script = `return (${inPage.toString()})(...arguments)`;
      return post('/execute/sync', { script, args: [argument ?? null] }) as never;
    },
    click: (element) => toElement(element, 'click', {}),
    type: (element, text) => toElement(element, 'value', { text }),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    quit: async () => {
      try {
        await send('DELETE', session);
      } finally {
        await stop();
      }
    },
  };
}

/** Starts the driver and its screen, and returns a function that stops both. */
async function startDriver(home: string) {
  const { display, stop } = await startScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], {
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      // Mesa's software renderer crashes its thread.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  await vi.waitFor(() => send('GET', '/status'), { timeout: 10_000 });
  return async () => {
    driver.kill();
    await once(driver, 'exit');
    await stop();
  };
}

async function start({ home, isStorageDenied }: LaunchOptions): Promise<Tab> {
  const stop = await startDriver(home);
  const args = ['--automation'];
  if (isStorageDenied) args.push('--enable-html5-local-storage=FALSE');
  try {
    const { sessionId } = (await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
    })) as { readonly sessionId: string };
    const tab = tabOf(`/session/${sessionId}`, stop);
    // Some crashes follow the first page.
    await tab.open('about:blank');
    return tab;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** WebKitGTK's own small browser, through WebDriver. Its sessions store nothing. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: isInstalled('WebKitWebDriver', 'Xvfb'),
  launch: (options) =>
    start(options).catch((error: unknown) => {
      console.warn(`WebKit did not start, and is started once more: ${String(error)}`);
      return start(options);
    }),
};
