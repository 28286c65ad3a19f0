import type { UnknownAction } from '@reduxjs/toolkit';

import type { ShareOutcome } from '../design/CopyButton';
import type { Countries } from '../domain/countries';
import type { PictureFacts } from '../domain/pictureFacts';
import type { Atlas } from '../maps/makeAtlas';
import type { MapProvider } from '../maps/mapProvider';
import type { Outline } from '../maps/outline';
import type { Language } from '../texts/languages';
import type { PageTexts } from '../texts/useTexts';
import type { packExport, unpackExport } from './persistence/exportCode';
import type { RootState } from './rootReducer';

/** The browser's local storage. Where it is denied or full, its methods throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly keys: () => readonly string[];
};

/** The site's external dependencies, injected into `makeStore` and `ServicesContext`. */
export type Services = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether there is a mouse or the like, and so most likely a real keyboard. */
  readonly hasFinePointer: () => boolean;
  readonly reducesMotion: () => boolean;
  /** 0 <= random < 1. */
  readonly random: () => number;
  readonly storage: KeyValueStorage;
  /** Calls back when another tab has changed a key, or cleared the storage (null). */
  readonly onStorageChange: (callback: (key: string | null) => void) => void;
  /** Calls back when timers may have slept: the page is shown or focused again. */
  readonly onWake: (callback: () => void) => void;
  /** Calls back when the page may never run again. */
  readonly onLeave: (callback: () => void) => void;
  /** Calls back when the system changes its theme, until the function that it returns is called. */
  readonly onThemeChange: (callback: (theme: 'dark' | 'light') => void) => () => void;
  /** Preferred languages, best first, as BCP 47 tags. */
  readonly preferredLanguages: readonly string[];
  readonly loadTexts: (language: Language) => Promise<PageTexts>;
  /** The countries that can be guessed, each with its landmark. They never change, so are no state. */
  readonly countries: Countries;
  /** Loads the countries with all their places; always the same promise. */
  readonly loadPlaces: () => Promise<Countries>;
  /** Fetches the facts of a country's atlas pictures, if it has any, level 18 first. */
  readonly loadFacts: (country: string) => Promise<readonly PictureFacts[]>;
  /** Fetches a country's outline; null if it has no pictures. */
  readonly loadOutline: (country: string) => Promise<Outline | null>;
  /** The atlas embedded in the site, whatever the map provider is. */
  readonly atlas: Atlas;
  /** The map provider, then its fallback. */
  readonly mapProviders: readonly MapProvider[];
  /** Asks the browser never to evict the site's storage; true if it agrees. */
  readonly persistStorage: () => Promise<boolean>;
  /** Caches files of the site for use offline, given their paths. */
  readonly cacheFiles: (urls: readonly string[]) => void;
  /** Whether a file of the site is cached or the browser online. */
  readonly canLoad: (url: string) => Promise<boolean>;
  readonly checkForRelease: () => void;
  /** Reloads the page, in the new release if there is one. */
  readonly applyRelease: () => void;
  /** Loads a path of the site afresh. */
  readonly load: (path: string) => void;
  /** Opens the system's share sheet; without one, copies to the clipboard. */
  readonly share: (text: string) => Promise<ShareOutcome>;
  readonly copy: (text: string) => Promise<ShareOutcome>;
  readonly saveFile: (name: string, text: string) => void;
  readonly packExport: typeof packExport;
  readonly unpackExport: typeof unpackExport;
  /** Records an action and the state before it, for `report`. */
  readonly recordAction: (state: RootState, action: UnknownAction) => void;
  /** What led to an error, without personal data or tokens. */
  readonly report: () => string;
  /** The origin and base path that serve the site, without a trailing slash. */
  readonly site: string;
  /** The same for canonical links. */
  readonly canonicalSite?: string | undefined;
  /** The source repository's URL, without a trailing slash. */
  readonly repository?: string | undefined;
};
