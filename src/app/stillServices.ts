import type { Services } from './makeStore';

/** Services of a store that is only looked at: nothing wakes it, and nothing is asked of a browser. */
export const stillServices: Omit<Services, 'countries' | 'mapProviders' | 'now'> = {
  random: () => 0,
  onStorageChange: () => undefined,
  onWake: () => undefined,
  keepStorage: () => undefined,
  keepPictures: () => undefined,
  lookForRelease: () => undefined,
};
