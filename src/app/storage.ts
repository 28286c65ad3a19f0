/** The asynchronous key-value storage that progress is kept in. */
export type AsyncStorage = {
  readonly getItem: (key: string) => Promise<string | null>;
  readonly setItem: (key: string, value: string) => Promise<void>;
};

/**
 * The browser's storage as a promise-giving one. What the browser refuses (storage denied, quota
 * full) becomes a rejection, with which the game plays on without saving.
 * @param open gives the storage; where it is denied, the mere access throws
 */
export function webStorage(open: () => Storage): AsyncStorage {
  // Not `Promise.resolve().then`: a write on `pagehide` has to happen before the page is gone.
  const attempt = <Result>(operation: () => Result) =>
    new Promise<Result>((resolve) => resolve(operation()));
  return {
    getItem: (key) => attempt(() => open().getItem(key)),
    setItem: (key, value) => attempt(() => open().setItem(key, value)),
  };
}

/** Asks the browser not to clear what the site has stored when it runs out of room. */
export async function keepStorage() {
  // Only there in what a browser takes for a secure context; a refusal changes nothing.
  if ('storage' in navigator) await navigator.storage.persist().catch(() => false);
}
