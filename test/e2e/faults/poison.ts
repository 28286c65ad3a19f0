import type { Page } from '@playwright/test';

/** Part of what a poisoned function throws, beside an address that no report may contain. */
export const PROVOKED = 'provoked by the test';
const MESSAGE = `${PROVOKED} at https://maps.test/18?access_token=pk.secret`;

/** For the archive's description, which has a date: the whole page fails. */
export const WRITE_DATE = 'Date.prototype.toLocaleDateString';

/**
 * Makes a function of the browser throw from the next load on.
 * @param path such as `Math.log10`: a function that only one part of the site calls
 */
export async function poison(page: Page, path: `${string}.${string}`) {
  await page.addInitScript(
    ([names, message]) => {
      const owner = names.slice(0, -1).reduce<object>(Reflect.get, globalThis);
      Reflect.set(owner, names.at(-1) ?? '', () => {
        throw new Error(message);
      });
    },
    [path.split('.'), MESSAGE] as const,
  );
}
