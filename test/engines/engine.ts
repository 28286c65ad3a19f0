import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

export type Key = 'Enter' | 'Escape';

/** The tab of a browser. Elements are given by XPath, which can match text. */
export type Tab = {
  /** Opens an address and waits for the load event. */
  readonly open: (url: string) => Promise<unknown>;
  /** Runs a function in the page. It sees nothing but its argument, which is JSON. */
  readonly run: <R, A = undefined>(inPage: (argument: A) => R, argument?: A) => Promise<Awaited<R>>;
  readonly click: (element: string) => Promise<unknown>;
  readonly type: (element: string, text: string) => Promise<unknown>;
  readonly press: (key: Key) => Promise<unknown>;
  /** Closes the browser. */
  readonly quit: () => Promise<void>;
};

export type LaunchOptions = {
  /** The browser's home directory, empty at first. */
  readonly home: string;
  /** Whether sites are denied their storage. */
  readonly isStorageDenied?: boolean;
  /** Whether canvases are read back as noise. Firefox only. */
  readonly resistsFingerprinting?: boolean;
};

/** A browser other than Chromium, driven through WebDriver. */
export type Engine = {
  readonly name: string;
  /** The Debian packages to install. */
  readonly packages: string;
  readonly isInstalled: boolean;
  readonly launch: (options: LaunchOptions) => Promise<Tab>;
};

export const isInstalled = (...programs: string[]) =>
  programs.every((program) => spawnSync('which', [program]).status === 0);

/** The browser is gone: asking again is no use. */
export class BrowserCrash extends Error {}

/** A limit for a busy machine, not an expected duration. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 50;

/**
 * Reads a value until it passes a check.
 * @throws the check's last error, or at once a `BrowserCrash`
 */
export async function eventually<Value>(
  read: () => Promise<Value>,
  check: (value: Value) => void,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      check(await read());
      return;
    } catch (error) {
      if (error instanceof BrowserCrash || performance.now() > end) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
