import type { Services } from '../../src/app/services';

type Tab = Pick<Services, 'storage' | 'onStorageChange'>;

/**
 * A browser's storage that tabs share. As in a browser, a tab is told of what others change, not of
 * its own changes, and not of a text that stays the same; when it is told, the test says.
 */
export function aBrowser(items = new Map<string, string>()) {
  const callbacks = new Map<Tab, (() => void)[]>();
  const untold = new Set<Tab>();
  let writes = 0;

  function openTab(): Tab {
    const tab: Tab = {
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => {
          if (items.get(key) === value) return;
          items.set(key, value);
          writes += 1;
          for (const other of callbacks.keys()) if (other !== tab) untold.add(other);
        },
      },
      onStorageChange: (callback) => callbacks.get(tab)?.push(callback),
    };
    callbacks.set(tab, []);
    return tab;
  }

  return {
    items,
    openTab,
    /** How often a text was changed. */
    writes: () => writes,
    /** Whether there is something that a tab was not told yet. */
    hasNews: () => untold.size > 0,
    /** Tells a tab, or all, what others have changed. */
    tell: (...tabs: Tab[]) => {
      for (const tab of tabs.length > 0 ? tabs : [...untold]) {
        if (untold.delete(tab)) for (const callback of callbacks.get(tab) ?? []) callback();
      }
    },
  };
}
