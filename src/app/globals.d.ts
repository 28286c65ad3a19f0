/** From package.json. */
declare const __VERSION__: string;
/** The validated build environment. */
// eslint-disable-next-line @typescript-eslint/consistent-type-imports -- No import may stand here.
declare const __ENVIRONMENT__: import('../../scripts/build/environment').Environment;

/** The site's origin and path without a trailing slash; undefined unless VITE_SITE_URL is set. */
declare const __SITE__: string | undefined;

/** Whether developer tools are included. Public builds drop their code: by package.json, to import it does nothing. */
declare const __DEV_TOOLS__: boolean;

/** The map provider's `id`. */
declare const __MAP_PROVIDER__: string;

/** Where crashes are reported; empty to drop the code for it. */
declare const __REPORT_URL__: string;

/** Picks the day's country: docs/adr/001. */
declare const __DAILY_RULE__: 'sum' | 'cycle';

/**
 * Fetches the scripts that the page has requested past the HTTP cache, or those of them that it has wrongly.
 * Part of index.html; undefined if a Content-Security-Policy of the host forbids that.
 */
// eslint-disable-next-line no-var -- The only way to declare a property of globalThis.
declare var refetchScripts: ((which: 'all' | 'wrong') => Promise<unknown>) | undefined;
