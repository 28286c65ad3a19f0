import type { Page } from '@playwright/test';

/** What a poisoned function throws, with an address that must get into no report. */
export const PROVOKED = 'provoked by the test';
const MESSAGE = `${PROVOKED} at https://maps.test/18?access_token=pk.secret`;

/** What the board's title calls, and with it the page; no other part does. */
export const TITLE_DATE = 'Date.prototype.getUTCMonth';

/**
 * Has a function of the browser's throw from the next load on, until the page is mended: some part
 * of the site calls each, and no other does.
 * @param path as in `Math.log1p`
 * @param whileStored a text, without which in the storage nothing is thrown
 */
export async function poison(page: Page, path: `${string}.${string}`, whileStored = '') {
  await page.addInitScript(
    ([names, whileStored, message]) => {
      const owner = names.slice(0, -1).reduce<object>(Reflect.get, globalThis);
      const name = names.at(-1) ?? '';
      const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
        const isStored = JSON.stringify(localStorage).includes(whileStored);
        if (isStored && !('isMended' in globalThis)) throw new Error(message);
        return original.apply(this, values);
      });
    },
    [path.split('.'), whileStored, MESSAGE] as const,
  );
}

/** Has the time of the next map throw when it is written, from the next load on. */
export async function poisonTimes(page: Page) {
  await page.addInitScript((message) => {
    const formats = Intl.DateTimeFormat.prototype;
    const format = Object.getOwnPropertyDescriptor(formats, 'format');
    Object.defineProperty(formats, 'format', {
      get(this: Intl.DateTimeFormat) {
        if (this.resolvedOptions().timeStyle) throw new Error(message);
        return format?.get?.call(this) as unknown;
      },
    });
  }, MESSAGE);
}

/** Takes the poison out. */
export const mend = (page: Page) => page.evaluate(() => Reflect.set(globalThis, 'isMended', true));
