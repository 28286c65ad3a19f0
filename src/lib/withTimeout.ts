const LOAD_TIMEOUT_MS = 10_000;

/** Rejects if loading takes too long: requests can hang forever. */
export const withTimeout = <T>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('Loading took too long.'));
    const timer = setTimeout(giveUp, LOAD_TIMEOUT_MS);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
