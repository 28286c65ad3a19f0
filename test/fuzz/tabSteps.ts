import fc from 'fast-check';
import { vi } from 'vitest';

import { archiveRoundId, dailyRoundId } from '../../src/domain/roundId';
import type { Rounds } from '../../src/domain/rounds';
import { guessMade, neighbourNamed } from '../../src/features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../src/features/game/gameSelectors';
import { openOtherRound, openTodaysRound } from '../../src/features/game/gameThunks';
import { openArchiveRound } from '../../src/features/game/pastDayThunks';
import { openNextPractice } from '../../src/features/game/practiceThunks';
import {
  descriptionSwitched,
  highContrastSwitched,
  unitsPicked,
} from '../../src/features/settings/settingsSlice';
import { importPreviewed } from '../../src/features/transfer/importSlice';
import { confirmImport } from '../../src/features/transfer/importThunks';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../support/builders';
import type { aBrowser } from '../support/tabs';
import { aStore } from '../support/testStore';

const HOUR_MS = 3_600_000;
const TODAY = utcDate('2026-11-20');
const YESTERDAY = utcDate('2026-11-19');
const EARLIER = utcDate('2026-11-18');
const ARCHIVED = [EARLIER, YESTERDAY];

/** Only imported rounds have a guess of it. */
export const WESTLAND = aCountry('Westland', 0, -10);

/** Rounds to import, with the answers of their days: unfinished, lost and won. */
const EXPORTS: readonly Rounds[] = [
  { [dailyRoundId(TODAY)]: aRound(NORTHLAND, WESTLAND, FARLAND) },
  { [dailyRoundId(YESTERDAY)]: aRound(ORIGIN, WESTLAND, ...SIX_MISSES.slice(1)) },
  { [archiveRoundId(EARLIER)]: aRound(FARLAND, WESTLAND, EASTLAND, FARLAND) },
];

/** For each tab the events of the setting that it changes. */
export const SETTINGS = [
  [unitsPicked('km'), unitsPicked('mi')],
  [highContrastSwitched(false), highContrastSwitched(true)],
  [descriptionSwitched(false), descriptionSwitched(true)],
] as const;

export const step = (kind: string, most: number) =>
  fc.record({ kind: fc.constant(kind), which: fc.nat(most) });

export const aStep = fc.oneof(
  { weight: 8, arbitrary: step('guess', 3) },
  { weight: 4, arbitrary: step('name', 4) },
  { weight: 2, arbitrary: step('archive', 1) },
  { weight: 1, arbitrary: step('practice', 0) },
  { weight: 2, arbitrary: step('today', 0) },
  { weight: 1, arbitrary: step('other', 0) },
  { weight: 1, arbitrary: step('import', 2) },
  { weight: 2, arbitrary: step('hours', 20) },
  { weight: 3, arbitrary: step('setting', 1) },
  { weight: 4, arbitrary: step('tell', 0) },
  { weight: 3, arbitrary: step('write', 0) },
  { weight: 2, arbitrary: step('reload', 0) },
);
type Step = { readonly kind: string; readonly which: number };

type Browser = ReturnType<typeof aBrowser>;
type Page = ReturnType<typeof aStore>;

/**
 * A tab and its page, which a reload replaces.
 * @param index of the setting that the tab changes
 */
export async function openTab(browser: Browser, random: () => number, index = 0) {
  const tab = browser.openTab();
  let loads = 0;

  async function load() {
    const load = (loads += 1);
    const page = aStore({
      ...tab,
      storage: {
        ...tab.storage,
        setItem: (key, text) => load === loads && tab.storage.setItem(key, text),
        removeItem: (key) => load === loads && tab.storage.removeItem(key),
      },
      random,
      // A page that was left gets no events.
      onStorageChange: (callback) =>
        tab.onStorageChange((key) => {
          if (load === loads) callback(key);
        }),
      at: new Date().toISOString(),
    });
    await page.written();
    return page;
  }

  let page = await load();
  return {
    rounds: () => page.store.getState().rounds as Rounds,
    settings: () => page.store.getState().settings,

    async act({ kind, which }: Step) {
      if (kind === 'tell') browser.tell(tab);
      else if (kind === 'write') await page.written();
      else if (kind === 'setting') {
        const event = SETTINGS[index]?.[which];
        if (event) page.store.dispatch(event);
      } else if (kind === 'reload') {
        // Perhaps before a timer writes anything.
        page.leave();
        page = await load();
      } else actOnPage(page, { kind, which });
    },
  };
}

function actOnPage({ store, wake }: Page, { kind, which }: Step) {
  const id = selectCurrentRoundId(store.getState());
  const [country, date, rounds] = [COUNTRIES[which], ARCHIVED[which], EXPORTS[which]];
  const answer = selectCurrentRound(store.getState())?.answer.name;
  if (kind === 'name' && id) {
    // The first is none of its neighbours; after the last, the rest is shown.
    const names = COUNTRIES.map(({ name }) => name).filter((name) => name !== answer);
    store.dispatch(neighbourNamed(id, names.slice(1), names[which] ?? null));
  } else if (kind === 'guess' && id && country) store.dispatch(guessMade(id, country));
  else if (kind === 'archive' && date) store.dispatch(openArchiveRound(date));
  else if (kind === 'practice') store.dispatch(openNextPractice());
  else if (kind === 'today') store.dispatch(openTodaysRound());
  else if (kind === 'other') store.dispatch(openOtherRound());
  else if (kind === 'import' && rounds) {
    store.dispatch(importPreviewed(rounds));
    store.dispatch(confirmImport());
  } else if (kind === 'hours') {
    vi.setSystemTime(Date.now() + which * HOUR_MS);
    wake();
  }
}
