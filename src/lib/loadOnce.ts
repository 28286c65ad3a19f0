import { withTimeout } from './withTimeout';

/** How long a failure is kept, in milliseconds: React's `use` asks for the same promise again at once. */
const KEEP_FAILURE_MS = 1_000;

/**
 * Loads on the first need, then returns the same promise, as React's `use` needs. What has failed is loaded
 * again on the next need.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    if (kept) return kept;
    const loading = withTimeout(load());
    loading.then(
      // By these `use` has the value at once. It would suspend first, and hide what is on the screen.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => setTimeout(() => (kept = undefined), KEEP_FAILURE_MS),
    );
    return (kept = loading);
  };
}
