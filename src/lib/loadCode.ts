import { withTimeout } from './withTimeout';

/**
 * Imports code; after a failure once more, with the HTTP cache's wrong answers replaced. Older browsers remember
 * the failure until the page is reloaded: https://github.com/whatwg/html/pull/10327
 */
export const loadCode = <T>(load: () => Promise<T>) =>
  withTimeout(
    load().catch(async () => {
      await globalThis.refetchScripts?.('wrong');
      return load();
    }),
  );
