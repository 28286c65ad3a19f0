/** How long code or data may take to load, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;

/** Rejects if loading takes too long: a request may hang for ever. */
export const withTimeout = <T>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('Loading took too long.'));
    const timer = setTimeout(giveUp, LOAD_TIMEOUT_MS);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
