import { fetchFile } from './fetchFile';
import { withTimeout } from './withTimeout';

/** The site's scripts that this page has requested, failed ones too. */
const scripts = new Set<string>();

function collect(entries: PerformanceEntryList) {
  for (const { name } of entries) if (/\/assets\/.*\.js$/.test(name)) scripts.add(name);
}

// The browser's own list is limited.
const observer = new PerformanceObserver((list) => collect(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });

export function refetchScripts(refetch: (url: string) => Promise<unknown>) {
  collect(observer.takeRecords());
  return Promise.allSettled([...scripts].map(refetch));
}

export function expectScript(response: Response) {
  if (!response.headers.get('content-type')?.includes('javascript')) throw new Error(response.url);
}

/**
 * Imports code; after a failure once more, with the HTTP cache's wrong answers replaced. Older browsers remember
 * the failure until the page is reloaded: https://github.com/whatwg/html/pull/10327
 */
export const loadCode = <T>(load: () => Promise<T>) =>
  withTimeout(
    load().catch(async () => {
      await refetchScripts((url) => fetchFile(url, expectScript));
      return load();
    }),
  );
