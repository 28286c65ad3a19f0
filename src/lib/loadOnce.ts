import { loadCode } from './loadCode';

/** How long a failure is cached, in milliseconds: React's `use` asks for the same promise again at once. */
const FAILURE_CACHE_MS = 1_000;

/** Loads code on the first call and caches the promise, which React's `use` needs. Calls after a failure retry. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => {
    if (cached) return cached;
    const loading = loadCode(load);
    loading.then(
      // With these, `use` returns the value at once; otherwise it suspends first, and hides the screen.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => setTimeout(() => (cached = undefined), FAILURE_CACHE_MS),
    );
    return (cached = loading);
  };
}
