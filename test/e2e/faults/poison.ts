import type { Page } from '@playwright/test';

/** What a poisoned function throws, with an address that must get into no report. */
export const PROVOKED = 'provoked by the test';
const MESSAGE = `${PROVOKED} at https://maps.test/18?access_token=pk.secret`;

/** The board's title has a date, and with it the whole page fails. */
export const WRITE_DATE = 'Date.prototype.toLocaleDateString';
/** How to play tells a time. */
export const WRITE_TIME = 'Date.prototype.toLocaleTimeString';

/**
 * Makes a function of the browser throw, from the next load until the page is mended.
 * @param path as in `Math.log10`, of a function that only the part of the site in question calls
 * @param whileStored throw only while the storage contains this text
 */
export async function poison(page: Page, path: `${string}.${string}`, whileStored = '') {
  await page.addInitScript(
    ([names, whileStored, message]) => {
      const owner = names.slice(0, -1).reduce<object>(Reflect.get, globalThis);
      const name = names.at(-1) ?? '';
      const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
        const isStored = JSON.stringify(localStorage).includes(whileStored);
        if (isStored && !sessionStorage.getItem('isMended')) throw new Error(message);
        return original.apply(this, values);
      });
    },
    [path.split('.'), whileStored, MESSAGE] as const,
  );
}

/** The code of the end of a round is broken, from its next load on. */
export const breakEnd = (page: Page) =>
  page.route('**/assets/RoundEnd-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${PROVOKED}')` }),
  );

/** Takes the poison out of the functions. */
export const mend = (page: Page) => page.evaluate(() => sessionStorage.setItem('isMended', 'yes'));
