import type { Services } from '../../src/store/services';

type Tab = Pick<Services, 'storage' | 'onStorageChange'>;
type Callback = Parameters<Tab['onStorageChange']>[0];

/**
 * A browser's storage, which tabs share. As in a browser, a tab gets events for the changes of others, not
 * for its own or for a text that stays the same; the test decides when.
 * @param isSlow whether a tab sees others' changes only with their events, as in Chromium within some
 * milliseconds
 */
export function aBrowser(items = new Map<string, string>(), isSlow = false) {
  const callbacks = new Map<Tab, Callback[]>();
  const views = new Map<Tab, Map<string, string>>();
  const untold = new Map<Tab, string[]>();
  let writes = 0;

  function openTab(): Tab {
    const view = isSlow ? new Map(items) : items;
    const write = (key: string, text: string | null) => {
      for (const texts of new Set([items, view])) {
        if (text === null) texts.delete(key);
        else texts.set(key, text);
      }
      writes += 1;
      for (const other of callbacks.keys()) {
        if (other !== tab) untold.set(other, [...(untold.get(other) ?? []), key]);
      }
    };
    const tab: Tab = {
      storage: {
        keys: () => [...view.keys()],
        getItem: (key) => view.get(key) ?? null,
        setItem: (key, text) => {
          if (view.get(key) !== text) write(key, text);
        },
        removeItem: (key) => {
          if (view.has(key)) write(key, null);
        },
      },
      onStorageChange: (callback) => callbacks.get(tab)?.push(callback),
    };
    callbacks.set(tab, []);
    views.set(tab, view);
    return tab;
  }

  return {
    items,
    openTab,
    /** The number of changes. */
    writes: () => writes,
    /** Whether there are events that no tab has got yet. */
    hasNews: () => untold.size > 0,
    /** Sends a tab, or all tabs, the events of others' changes. */
    tell: (...tabs: Tab[]) => {
      for (const tab of tabs.length > 0 ? tabs : [...untold.keys()]) {
        const changes = untold.get(tab) ?? [];
        untold.delete(tab);
        if (isSlow && changes.length > 0) {
          views.get(tab)?.clear();
          for (const [key, text] of items) views.get(tab)?.set(key, text);
        }
        for (const key of changes) {
          for (const callback of callbacks.get(tab) ?? []) callback(key);
        }
      }
    },
  };
}
