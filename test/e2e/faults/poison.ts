import type { Page } from '@playwright/test';

/** What a poisoned function throws, with an address that no report may contain. */
export const PROVOKED = 'provoked by the test';
const MESSAGE = `${PROVOKED} at https://maps.test/18?access_token=pk.secret`;

/** The archive's description has a date: the whole page fails. */
export const WRITE_DATE = 'Date.prototype.toLocaleDateString';

/**
 * Makes a function of the browser throw, from the next load on.
 * @param path as in `Math.log10`, of a function that only the part of the site in question calls
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

/** Breaks the code in files, named as in `Recap`, from its next load on. */
export const breakCode = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${PROVOKED}')` }),
  );
