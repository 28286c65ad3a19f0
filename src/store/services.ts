import type { UnknownAction } from '@reduxjs/toolkit';

import type { ShareOutcome } from '../design/useShare';
import type { Countries } from '../domain/countries';
import type { PictureFacts } from '../domain/pictureFacts';
import type { EarthOutlines } from '../maps/earthOutlines';
import type { Atlas } from '../maps/makeAtlas';
import type { MapProvider } from '../maps/mapProvider';
import type { Outline } from '../maps/outline';
import type { Language } from '../texts/languages';
import type { PageTexts } from '../texts/useTexts';
import type { packExport, unpackExport } from './persistence/exportCode';
import type { RootState } from './rootReducer';

/** Local storage. Its methods throw if storage is denied or full. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly keys: () => readonly string[];
};

/** Whether the site works offline, or why not: `changed` if its files arrive changed. */
export type OfflineStatus = 'ready' | 'unsupported' | 'changed' | 'incomplete';

/** External dependencies, injected into `makeStore` and `ServicesContext`. */
export type Services = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether there is a mouse, and so probably a keyboard. */
  readonly hasFinePointer: () => boolean;
  readonly reducesMotion: () => boolean;
  /** Resolves once the browser has nothing more urgent to do. */
  readonly whenIdle: () => Promise<void>;
  /** 0 <= random < 1. */
  readonly random: () => number;
  readonly storage: KeyValueStorage;
  /** Reports a key that another tab changed, or null if it cleared the storage. */
  readonly onStorageChange: (callback: (key: string | null) => void) => void;
  /** Fires when the page is shown or focused again: timers may have slept. */
  readonly onWake: (callback: () => void) => void;
  /** Fires when the page may never run again. */
  readonly onLeave: (callback: () => void) => void;
  /** Reports changes of the system's theme, until the returned function is called. */
  readonly onThemeChange: (callback: (theme: 'dark' | 'light') => void) => () => void;
  /** BCP 47 tags, best first. */
  readonly preferredLanguages: readonly string[];
  readonly loadTexts: (language: Language) => Promise<PageTexts>;
  /** The countries, each with its landmark. Constant, so not in the state. */
  readonly countries: Countries;
  /** Loads the countries with all their places; the promise is cached. */
  readonly loadPlaces: () => Promise<Countries>;
  /** Facts of a country's atlas pictures, level 18 first; empty if it has none. */
  readonly loadFacts: (country: string) => Promise<readonly PictureFacts[]>;
  /** Null if the country has no pictures. */
  readonly loadOutline: (country: string) => Promise<Outline | null>;
  readonly loadEarth: () => Promise<EarthOutlines>;
  /** The embedded atlas, whichever provider is in use. */
  readonly atlas: Atlas;
  /** The map provider, then the fallback. */
  readonly mapProviders: readonly MapProvider[];
  /** Asks the browser not to evict the site's storage; true if granted. */
  readonly persistStorage: () => Promise<boolean>;
  /** Caches the site's files at these paths for use offline. */
  readonly cacheFiles: (urls: readonly string[]) => void;
  /** Whether a file is cached or the browser online. */
  readonly canLoad: (url: string) => Promise<boolean>;
  readonly offlineStatus: () => Promise<OfflineStatus>;
  readonly checkForRelease: () => void;
  /** Reloads the page, in a new release if there is one. */
  readonly applyRelease: () => void;
  /** Navigates to a path with a full page load. */
  readonly load: (path: string) => void;
  /** Opens the share sheet; without one, copies to the clipboard. */
  readonly share: (text: string) => Promise<ShareOutcome>;
  readonly copy: (text: string) => Promise<ShareOutcome>;
  readonly saveFile: (name: string, content: string | Blob) => void;
  /** Opens the share sheet with a file; saves the file where the browser shares none. */
  readonly shareFile: (file: File) => Promise<ShareOutcome>;
  readonly packExport: typeof packExport;
  readonly unpackExport: typeof unpackExport;
  /** Records an action and the state before it. */
  readonly recordAction: (state: RootState, action: UnknownAction) => void;
  /** A report for a bug: no personal data, no tokens. */
  readonly report: () => string;
  /** The origin and base path that serve the site, without a trailing slash. */
  readonly site: string;
  /** The same, for canonical links. */
  readonly canonicalSite?: string | undefined;
  /** The source repository's URL, without a trailing slash. */
  readonly repository?: string | undefined;
};
