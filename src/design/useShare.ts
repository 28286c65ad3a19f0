import { useRef, useState } from 'react';

/** `cancelled` by the player in the share sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'saved' | 'cancelled' | 'failed';

/** Some browsers never answer. */
const PATIENCE_MS = 3_000;

/** Takes back what was last said: one notice at a time. */
let clearLast: (() => void) | undefined;

/** Nothing is `made` if making it failed. */
type Result<T> = { readonly made?: T; readonly outcome: ShareOutcome };

/**
 * Makes something and shares it; meanwhile, starting again does nothing. Without an answer from the browser,
 * sharing counts as failed until there is one.
 */
export function useShare<T>(make: () => T | Promise<T>, share: (made: T) => Promise<ShareOutcome>) {
  const [result, setResult] = useState<Result<T> | null>(null);
  const isRunning = useRef(false);

  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    clearLast?.();
    clearLast = () => setResult(null);
    clearLast();
    let timer: ReturnType<typeof setInterval> | undefined;
    let last: Result<T> | null = null;
    const show = (next: Result<T>) => {
      clearInterval(timer);
      if (!last) isRunning.current = false;
      // A late answer is no news once the player has gone on.
      const before = last;
      setResult((shown) => (shown === before ? next : shown));
      last = next;
    };
    try {
      const making = make();
      // Safari copies only within the click: do not wait for what is there.
      const made = making instanceof Promise ? await making : making;
      timer = setInterval(() => {
        // The share sheet may stay open, with the focus, as long as the player likes.
        if (document.hasFocus()) show({ made, outcome: 'failed' });
      }, PATIENCE_MS);
      show({ made, outcome: await share(made) });
    } catch {
      show({ outcome: 'failed' });
    }
  };
  return { result, setResult, start };
}
