import { createContext, useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { Countries } from '../domain/countries';
import type { MapProvider } from '../maps/mapProvider';
import type { AppDispatch, AppStore, RootState } from './makeStore';
import type { packProgress, unpackProgress } from './progressCode';
import type { ShareOutcome } from './share';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** What components need of the world beside the store. */
export type World = {
  /**
   * The countries that can be guessed, of whose places the first is enough. Data that never changes
   * has no place in the state.
   */
  readonly countries: Countries;
  /** Fetches the countries with all their places. Rejects where they do not come. */
  readonly loadPlaces: () => Promise<Countries>;
  /** The map provider, then what is shown while it does not answer. */
  readonly mapProviders: readonly MapProvider[];
  /** Milliseconds since the epoch, by the store's clock. */
  readonly now: () => number;
  /** Scheme and host at which the site lies. */
  readonly site: string;
  /** The one address, scheme and host, by which search engines should know the site. */
  readonly canonicalSite?: string | undefined;
  /** The address of the source's repository, without a slash at its end. */
  readonly repository?: string | undefined;
  /** Hands a text to others. */
  readonly share: (text: string) => Promise<ShareOutcome>;
  /** Puts a text into the clipboard. */
  readonly copy: (text: string) => Promise<ShareOutcome>;
  /** Whether developers' tools are on the screen. */
  readonly devTools: boolean;
  /** What led to an error, for those who can mend it; without personal data or tokens. */
  readonly report: () => string;
  /** Leaves the page for a path of the site, which is loaded anew. */
  readonly load: (path: string) => void;
  /** Loads the site anew, in its new release where there is one. */
  readonly applyRelease: () => void;
  /** Hands the player a text as a file. */
  readonly saveFile: (name: string, text: string) => void;
  /** The damaged texts that were set aside, by storage key. Rejects where storage is denied. */
  readonly readSetAside: () => Promise<Readonly<Record<string, string>>>;
  /** Makes a code of an export, and of a code the export that it was made of. */
  readonly packProgress: typeof packProgress;
  readonly unpackProgress: typeof unpackProgress;
};

/** A world in which nothing happens. */
export const stillWorld: World = {
  countries: [],
  loadPlaces: () => Promise.resolve([]),
  mapProviders: [],
  now: () => 0,
  site: '',
  share: () => Promise.resolve('failed'),
  copy: () => Promise.resolve('failed'),
  devTools: false,
  report: () => '',
  load: () => undefined,
  applyRelease: () => undefined,
  saveFile: () => undefined,
  readSetAside: () => Promise.resolve({}),
  packProgress: () => Promise.resolve(''),
  unpackProgress: (text) => Promise.resolve({ text }),
};

export const WorldContext = createContext(stillWorld);
export const useWorld = () => useContext(WorldContext);
export const useCountries = () => useWorld().countries;

const SECOND_MS = 1000;

/** The time, each second anew. What day it is, the store says. */
export function useNow() {
  const { now } = useWorld();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => {
      setTime(now());
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
    };
  }, [now]);
  return time;
}
