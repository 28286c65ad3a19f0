import type { UnknownAction } from '@reduxjs/toolkit';

import type { Countries } from '../domain/countries';
import type { PictureFacts } from '../domain/pictureFacts';
import type { Atlas } from '../maps/makeAtlas';
import type { MapProvider } from '../maps/mapProvider';
import type { Outline } from '../maps/outline';
import type { Language } from '../texts/languages';
import type { PageTexts } from '../texts/useTexts';
import type { packProgress, unpackProgress } from './persistence/progressCode';
import type { RootState } from './rootReducer';

/** The browser's local storage. Where it is denied or full, its methods throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly keys: () => readonly string[];
};

/** How sharing went: `cancelled` by the player in the system's sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * All external dependencies of the site, injected into `makeStore` and handed to components by
 * `ServicesContext`. Tests inject others.
 */
export type Services = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether there is a mouse or the like, and with it a real keyboard. */
  readonly hasFinePointer: () => boolean;
  /** Whether the player wants nothing to move. */
  readonly reducesMotion: () => boolean;
  /** 0 <= random < 1. */
  readonly random: () => number;
  readonly storage: KeyValueStorage;
  /** Calls back when another tab has stored or removed a text, or cleared the storage: no key then. */
  readonly onStorageChange: (callback: (key: string | null) => void) => void;
  /** Calls back when timers may have been asleep: the page is shown or focused again. */
  readonly onWake: (callback: () => void) => void;
  /** Calls back when the page may never run again. */
  readonly onLeave: (callback: () => void) => void;
  /** What the browser prefers, the first most: BCP 47 tags. */
  readonly preferredLanguages: readonly string[];
  /** Loads the words of a language. Rejects if they fail to load. */
  readonly loadTexts: (language: Language) => Promise<PageTexts>;
  /** The countries that can be guessed, each with its landmark. They never change: not state. */
  readonly countries: Countries;
  /** Loads the countries with all their places; always the same promise. Rejects if they fail to load. */
  readonly loadPlaces: () => Promise<Countries>;
  /**
   * Fetches the facts of a country's atlas pictures, level 18 first; none where it has no pictures.
   * Rejects if they do not come.
   */
  readonly loadFacts: (country: string) => Promise<readonly PictureFacts[]>;
  /** Fetches a country's outline; null where it has none. Rejects if it does not come. */
  readonly loadOutline: (country: string) => Promise<Outline | null>;
  /** The atlas embedded in the site, whatever the map provider is. */
  readonly atlas: Atlas;
  /** The map provider, then its fallback. */
  readonly mapProviders: readonly MapProvider[];
  /** Asks the browser not to clear the site's storage when it runs out of room. True if it agrees. */
  readonly persistStorage: () => Promise<boolean>;
  /** Caches files of the site for when there is no network. */
  readonly cacheFiles: (urls: readonly string[]) => void;
  /** Whether a file of the site can be had: there is a network, as far as is known, or it is cached. */
  readonly canLoad: (url: string) => Promise<boolean>;
  /** Asks the server for a new release of the site. */
  readonly checkForRelease: () => void;
  /** Reloads the page, in its new release where there is one. */
  readonly applyRelease: () => void;
  /** Leaves the page for a path of the site, which is loaded afresh. */
  readonly load: (path: string) => void;
  /** Opens the system's share sheet; without one, copies to the clipboard. */
  readonly share: (text: string) => Promise<ShareOutcome>;
  /** Copies a text to the clipboard. */
  readonly copy: (text: string) => Promise<ShareOutcome>;
  /** Downloads a text as a file. */
  readonly saveFile: (name: string, text: string) => void;
  /** Turns an export into a code, and a code into the export. Reject if their code fails to load. */
  readonly packProgress: typeof packProgress;
  readonly unpackProgress: typeof unpackProgress;
  /** Records an event and the state before it, for `report`. */
  readonly recordAction: (state: RootState, action: UnknownAction) => void;
  /** What led to an error, for those who can fix it; without personal data or tokens. */
  readonly report: () => string;
  /** Scheme and host at which the site is served. */
  readonly site: string;
  /** The scheme and host by which search engines should know the site. */
  readonly canonicalSite?: string | undefined;
  /** The address of the source's repository, without a slash at its end. */
  readonly repository?: string | undefined;
};
