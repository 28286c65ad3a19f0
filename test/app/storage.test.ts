import { describe, expect, it } from 'vitest';

import { webStorage } from '../../src/app/storage';

/** The part of the browser's storage that is used, with its synchronous ways. */
function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => {
      items.clear();
    },
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the browser’s storage', () => {
  it('gives back what was set, and null for what was not or has been removed', async () => {
    const browser = fakeStorage();
    const storage = webStorage(() => browser);
    await storage.setItem('key', 'value');
    expect(await storage.getItem('key')).toBe('value');
    browser.removeItem('key');
    expect(await storage.getItem('key')).toBeNull();
  });

  it('has written when a write returns, for the page may be gone before a promise is kept', () => {
    const browser = fakeStorage();
    void webStorage(() => browser).setItem('key', 'value');
    expect(browser.getItem('key')).toBe('value');
  });

  it('that is denied rejects instead of throwing', async () => {
    const storage = webStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(storage.getItem('key')).rejects.toThrow('denied');
    await expect(storage.setItem('key', 'value')).rejects.toThrow('denied');
  });
});
