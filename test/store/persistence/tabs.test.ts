import { describe, expect, it, vi } from 'vitest';

import { knownNames } from '../../../src/domain/knownNames';
import { textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { openArchiveRound } from '../../../src/features/game/pastDayThunks';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import {
  BOARD_KEY,
  parseStored,
  roundKey,
  roundText,
  SETTINGS_KEY,
  settingsText,
} from '../../../src/store/persistence/storageFormat';
import {
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  utcDate,
} from '../../support/builders';
import { aBrowser } from '../../support/tabs';
import { aStore, refusing } from '../../support/testStore';
import { guess, names, TODAY, twoTabs } from '../../support/twoTabs';

describe('two tabs', () => {
  it('show each other’s guesses and settings', async () => {
    const { a, b, settle } = await twoTabs();
    guess(a, EASTLAND);
    a.dispatch(unitsPicked('mi'));
    await settle();
    expect([names(b), b.getState().settings.units]).toEqual([['Eastland'], 'mi']);
    guess(b, FARLAND);
    b.dispatch(unitsPicked('km'));
    await settle();
    expect([names(a), a.getState().settings.units]).toEqual([['Eastland', 'Farland'], 'km']);
  });

  it('write a guess once, without an echo', async () => {
    const { browser, a, b, settle } = await twoTabs();
    guess(a, EASTLAND);
    await settle();
    const before = browser.writes();
    guess(b, FARLAND);
    await settle();
    expect(browser.writes()).toBe(before + 1);
  });

  it('keep their own text, level and board', async () => {
    const { a, b, settle } = await twoTabs();
    guess(a, EASTLAND);
    await settle();
    a.dispatch(textTyped('fa'));
    a.dispatch(zoomPicked(18));
    b.dispatch(openArchiveRound(utcDate('2026-11-01')));
    await settle();
    expect(a.getState().game).toMatchObject({ input: 'fa', zoom: 18, currentRoundId: TODAY });
  });
});

it('a round that a tab of an earlier release overwrites unread is written again with both’s guesses', async () => {
  const { browser, a, settle } = await twoTabs();
  const { storage } = browser.openTab();
  guess(a, EASTLAND, FARLAND);
  await settle();
  storage.setItem(...roundText(TODAY, aRound(NORTHLAND, ORIGIN)));
  await settle();
  const text = browser.items.get(roundKey(TODAY)) ?? '';
  const stored = parseStored(roundKey(TODAY), text, knownNames(COUNTRIES));
  expect(stored).toMatchObject({ rounds: { [TODAY]: { guesses: { length: 3 } } } });
});

it('a sleeping tab reads what others have stored when it wakes', async () => {
  const { a, b, wakeB, settle } = await twoTabs();
  guess(a, EASTLAND);
  await vi.advanceTimersByTimeAsync(10);
  expect(names(b)).toEqual([]);
  wakeB();
  expect(names(b)).toEqual(['Eastland']);
  await settle();
});

it('a cleared storage is filled again by the tab that notices', async () => {
  const { browser, open, b, wakeB } = await twoTabs();
  // A newer release's text, which the tab leaves alone.
  browser.items.set(roundKey(TODAY), '{"version":2}');
  guess(b, EASTLAND);
  b.dispatch(unitsPicked('mi'));
  await vi.advanceTimersByTimeAsync(10);
  browser.items.clear();
  wakeB();
  const { store } = await open();
  expect([names(store), store.getState().settings.units]).toEqual([['Eastland'], 'mi']);
});

it('a tab that is left changes nothing on screen, and returns with what others have stored', async () => {
  const { a, b, leave } = await twoTabs();
  for (const tab of [a, b]) guess(tab, EASTLAND);
  guess(a, FARLAND);
  for (const each of leave) each();
  expect(names(b)).toEqual(['Eastland']);
  await vi.advanceTimersByTimeAsync(10);
  expect(names(b)).toEqual(['Eastland', 'Farland']);
});

it('a tab reads only what another has changed', async () => {
  const browser = aBrowser(new Map([roundText('practice:1', aRound(ORIGIN, ORIGIN))]));
  const tab = browser.openTab();
  const { written } = aStore(tab);
  await written();
  const read = vi.spyOn(tab.storage, 'getItem');
  browser.openTab().storage.setItem(...roundText(TODAY, aRound(NORTHLAND, ORIGIN)));
  browser.tell();
  // Without the board's text, the storage was cleared.
  expect(new Set(read.mock.calls.flat())).toEqual(new Set([BOARD_KEY, roundKey(TODAY)]));
});

it('a tab that wakes to no news tells nobody', async () => {
  const { a, b, wakeB, settle } = await twoTabs();
  guess(a, EASTLAND);
  await settle();
  const heard = vi.fn();
  b.subscribe(heard);
  wakeB();
  expect(heard).not.toHaveBeenCalled();
});

it('a setting that a full disk refused joins those that another tab has changed since', async () => {
  const items = new Map<string, string>();
  let isFull = true;
  const { store, written } = aStore({ storage: refusing(items, () => isFull) });
  store.dispatch(unitsPicked('mi'));
  await written();
  const { settings } = store.getState();
  items.set(...settingsText({ ...settings, units: 'km', highContrast: true }));
  isFull = false;
  guess(store, FARLAND);
  await written();
  expect(items.get(SETTINGS_KEY)).toMatch(/"units":"mi","highContrast":true/);
});

it('a text that was stored on a full disk does not overwrite another tab’s', async () => {
  const items = new Map<string, string>();
  const { store, written } = aStore({ storage: refusing(items, (key) => key === roundKey(TODAY)) });
  guess(store, EASTLAND);
  store.dispatch(unitsPicked('mi'));
  await written();
  const others = items.get(SETTINGS_KEY)?.replace('"mi"', '"km"') ?? '';
  items.set(SETTINGS_KEY, others);
  guess(store, FARLAND);
  await written();
  expect(items.get(SETTINGS_KEY)).toBe(others);
});
