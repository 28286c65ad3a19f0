import { describe, expect, it } from 'vitest';

import type { Country } from '../../../src/domain/countries';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { roundKey, SETTINGS_KEY } from '../../../src/store/persistence/storageFormat';
import { EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../../support/builders';
import type { aBrowser } from '../../support/tabs';
import { guess, names, TODAY, twoTabs } from '../../support/twoTabs';

type Fields = Readonly<Record<string, unknown>>;
const KEY = roundKey(TODAY);
const fieldsOf = (items: Map<string, string>, key: string) =>
  JSON.parse(items.get(key) ?? '{}') as Fields;

/**
 * A tab of a later release, which adds facts to a round and unites them in its own way. It always writes its
 * own text: fields in another order, and `laterFact` never lower than it knows.
 */
function laterTab(browser: ReturnType<typeof aBrowser>) {
  const { storage, onStorageChange } = browser.openTab();
  let known = 0;
  const write = (facts: Fields = {}) => {
    const { laterFact = 0, ...others } = { ...fieldsOf(browser.items, KEY), ...facts };
    known = Math.max(known, laterFact as number);
    storage.setItem(KEY, JSON.stringify({ laterFact: known, ...others }));
  };
  onStorageChange((key) => {
    if (key === KEY) write();
  });
  return { write };
}

describe('beside a tab of a later release, a round', () => {
  it('keeps that release’s facts, however they change, and both’s guesses', async () => {
    const { browser, a, b, settle } = await twoTabs();
    const later = laterTab(browser);
    guess(a, EASTLAND);
    await settle();
    for (const laterFact of [7, 8]) {
      later.write({ laterFact, other: { deep: [laterFact] } });
      await settle();
      guess(b, FARLAND);
      await settle();
      expect(fieldsOf(browser.items, KEY)).toMatchObject({
        laterFact,
        other: { deep: [laterFact] },
      });
    }
    expect(names(a)).toEqual(['Eastland', 'Farland', 'Farland']);
  });

  it('is not written back in another order', async () => {
    const { browser, a, open, settle } = await twoTabs();
    guess(a, EASTLAND);
    await settle();
    const { version, round } = fieldsOf(browser.items, KEY);
    const text = JSON.stringify({ z: 1, round, a: 2, version });
    browser.openTab().storage.setItem(KEY, text);
    await open();
    await settle();
    expect(browser.items.get(KEY)).toBe(text);
  });

  it('is written the same way by all tabs of this release, in whatever order they met its facts', async () => {
    const { browser, a, open, settle } = await twoTabs();
    guess(a, EASTLAND);
    await settle();
    const fields = fieldsOf(browser.items, KEY);
    const { storage } = browser.openTab();
    storage.setItem(KEY, JSON.stringify({ ...fields, z: 1 }));
    await settle();
    storage.setItem(KEY, JSON.stringify({ ...fields, a: 2, z: 1 }));
    await open();
    await settle();
    expect(fieldsOf(browser.items, KEY)).toEqual({ ...fields, a: 2, z: 1 });
  });
});

it('beside a tab of a release that renamed a country, its round goes on under either name', async () => {
  const renamed = { ...NORTHLAND, name: 'New Northland', aliases: ['Northland'] };
  const withAlias = { ...NORTHLAND, aliases: ['New Northland'] };
  const listWith = (country: Country) => [ORIGIN, country, EASTLAND, FARLAND];
  const { a, b, settle } = await twoTabs(
    { countries: listWith(withAlias) },
    { countries: listWith(renamed) },
  );
  guess(a, EASTLAND);
  await settle();
  guess(b, FARLAND);
  await settle();
  guess(a, withAlias);
  await settle();
  expect([names(a), names(b)]).toEqual([
    ['Eastland', 'Farland', 'Northland'],
    ['Eastland', 'Farland', 'New Northland'],
  ]);
  expect([a, b].map((tab) => tab.getState().rounds[TODAY]?.status)).toEqual(['won', 'won']);
});

it('the settings of a later release stay, as another tab has changed them, when one is changed', async () => {
  const { browser, a, b, settle } = await twoTabs();
  const later = browser.openTab();
  const text = '{"later":{"deep":[1]},"version":1,"units":"km","toString":"x"}';
  later.storage.setItem(SETTINGS_KEY, text);
  await settle();
  later.storage.setItem(SETTINGS_KEY, text.replace('[1]', '[2]'));
  a.dispatch(unitsPicked('mi'));
  await settle();
  const settings = { later: { deep: [2] }, units: 'mi', toString: 'x' };
  expect(fieldsOf(browser.items, SETTINGS_KEY)).toMatchObject(settings);
  expect(b.getState().settings.units).toBe('mi');
});
