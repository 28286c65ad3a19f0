import type { Page } from '@playwright/test';

/** What a poisoned function throws, with an address that must get into no report. */
export const PROVOKED = 'provoked by the test';
const MESSAGE = `${PROVOKED} at https://maps.test/18?access_token=pk.secret`;

/**
 * Has a function of the browser's throw from the next load on, until the page is mended: some part
 * of the site calls each, and no other does.
 * @param path as in `Math.log1p`
 */
export async function poison(page: Page, path: `${string}.${string}`) {
  await page.addInitScript(
    ([names, message]) => {
      const owner = names.slice(0, -1).reduce<object>(Reflect.get, globalThis);
      const name = names.at(-1) ?? '';
      const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
        if (!sessionStorage.getItem('isMended')) throw new Error(message);
        return original.apply(this, values);
      });
    },
    [path.split('.'), MESSAGE] as const,
  );
}

/**
 * Has the writing of dates throw, or that of times, from the next load on. The board's title has a
 * date, and with it the whole page fails; the end of a round and How to play tell a time.
 * @param whileStored a text, without which in the storage nothing is thrown
 */
export async function poisonFormat(page: Page, style: 'dateStyle' | 'timeStyle', whileStored = '') {
  await page.addInitScript(
    ([style, whileStored, message]) => {
      const formats = Intl.DateTimeFormat.prototype;
      const format = Object.getOwnPropertyDescriptor(formats, 'format');
      Object.defineProperty(formats, 'format', {
        get(this: Intl.DateTimeFormat) {
          const isStored = JSON.stringify(localStorage).includes(whileStored);
          if (isStored && this.resolvedOptions()[style]) throw new Error(message);
          return format?.get?.call(this) as unknown;
        },
      });
    },
    [style, whileStored, MESSAGE] as const,
  );
}

/** Takes the poison out of the functions. */
export const mend = (page: Page) => page.evaluate(() => sessionStorage.setItem('isMended', 'yes'));
