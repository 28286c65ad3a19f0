import { makeAtlas } from '../maps/makeAtlas';
import type { Services } from './services';

const NO_COUNTRIES = Promise.resolve([]);

/** Services that do nothing, for prerendered pages and the gallery. */
export const inertServices: Services = {
  now: () => 0,
  hasFinePointer: () => false,
  reducesMotion: () => true,
  random: () => 0,
  storage: {
    keys: () => [],
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  },
  onStorageChange: () => undefined,
  onWake: () => undefined,
  onLeave: () => undefined,
  preferredLanguages: [],
  loadTexts: () => Promise.reject(new Error('An inert page has no other languages.')),
  countries: [],
  loadPlaces: () => NO_COUNTRIES,
  loadFacts: () => Promise.resolve([]),
  loadOutline: () => Promise.resolve(null),
  atlas: makeAtlas([]),
  mapProviders: [],
  persistStorage: () => Promise.resolve(false),
  cacheFiles: () => undefined,
  canLoad: () => Promise.resolve(true),
  checkForRelease: () => undefined,
  applyRelease: () => undefined,
  load: () => undefined,
  share: () => Promise.resolve('failed'),
  copy: () => Promise.resolve('failed'),
  saveFile: () => undefined,
  packProgress: () => Promise.resolve(''),
  unpackProgress: (text) => Promise.resolve({ text }),
  recordAction: () => undefined,
  report: () => '',
  site: '',
};
