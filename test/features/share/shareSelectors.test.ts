import { describe, expect, it } from 'vitest';

import type { RoundId } from '../../../src/domain/roundId';
import {
  guessMade,
  offsetAdvanced,
  roundOpened,
  roundsImported,
} from '../../../src/features/events';
import {
  highContrastSwitched,
  sharedDetailsSwitched,
  unitsPicked,
} from '../../../src/features/settings/settingsSlice';
import { selectShareText } from '../../../src/features/share/shareSelectors';
import { all } from '../../../src/texts/en/all';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';

type Store = ReturnType<typeof aStore>['store'];

/** The text to share of a round, for a site at that address. */
const textOf = (store: Store, id: RoundId = TODAY) =>
  selectShareText(store.getState(), id, all)?.('https://zoomle.test');
const WON = aRound(ORIGIN, ORIGIN);

it('there is nothing to share until the round has ended', () => {
  const { store } = aStore();
  expect(textOf(store)).toBeUndefined();
  store.dispatch(guessMade(TODAY, NORTHLAND));
  expect(textOf(store)).toBe('Zoomle 2026-11-20 1/6\n🟩🟩🟩🟩🟩\nhttps://zoomle.test/zoomle');
});

it('a round of the archive says so, and leads to its day', () => {
  const { store } = aStore();
  store.dispatch(roundOpened({ id: 'archive:2026-11-01', round: WON }));
  expect(textOf(store, 'archive:2026-11-01')).toMatch(
    /^Zoomle 2026-11-01 \(archive\) 1\/6\n.*\/zoomle\/2026-11-01$/s,
  );
});

it.each(['practice:1', 'challenge:ab12:1'] as const)('%s is not shared on its own', (id) => {
  const { store } = aStore();
  store.dispatch(roundOpened({ id, round: WON }));
  expect(textOf(store, id)).toBeUndefined();
});

it('a developer’s round is not shared: it is no day’s puzzle', () => {
  const { store } = aStore();
  store.dispatch(offsetAdvanced({ id: 'dev:2026-11-20+1', round: WON }));
  expect(textOf(store, 'dev:2026-11-20+1')).toBeUndefined();
});

it('the colours are those of the settings', () => {
  const { store } = aStore();
  store.dispatch(guessMade(TODAY, NORTHLAND));
  store.dispatch(highContrastSwitched(true));
  expect(textOf(store)).toContain('🟦🟦🟦🟦🟦');
});

describe('the line of details', () => {
  const YESTERDAY = 'daily:2026-11-19';
  const lineOf = (store: Store, id?: RoundId) => textOf(store, id)?.split('\n')[1];
  /** A player who shares details, and won yesterday. */
  function aPlayer() {
    const { store } = aStore();
    store.dispatch(sharedDetailsSwitched(true));
    store.dispatch(roundsImported({ [YESTERDAY]: WON }));
    return store;
  }

  it('tells of the closest miss and the streak', () => {
    const store = aPlayer();
    for (const country of [EASTLAND, NORTHLAND]) store.dispatch(guessMade(TODAY, country));
    expect(lineOf(store)).toBe('Closest miss 1569 km · 2 days in a row');
    store.dispatch(unitsPicked('mi'));
    expect(lineOf(store)).toBe('Closest miss 975 mi · 2 days in a row');
  });

  it('tells of the streak after a developer has gone on to another round', () => {
    const store = aPlayer();
    store.dispatch(guessMade(TODAY, NORTHLAND));
    store.dispatch(offsetAdvanced({ id: 'dev:2026-11-20+1', round: WON }));
    expect(lineOf(store)).toBe('2 days in a row');
  });

  it('is left out unless the player wants it', () => {
    const store = aPlayer();
    store.dispatch(sharedDetailsSwitched(false));
    for (const country of [EASTLAND, NORTHLAND]) store.dispatch(guessMade(TODAY, country));
    expect(lineOf(store)).toBe('🟩🟩⬜⬜⬜↖');
  });

  it('has no miss where the first guess was correct', () => {
    const store = aPlayer();
    store.dispatch(guessMade(TODAY, NORTHLAND));
    expect(lineOf(store)).toBe('2 days in a row');
  });

  it('has no streak of a single day', () => {
    const store = aPlayer();
    store.dispatch(roundsImported({ [YESTERDAY]: aRound(ORIGIN, ...SIX_MISSES) }));
    for (const country of [EASTLAND, NORTHLAND]) store.dispatch(guessMade(TODAY, country));
    expect(lineOf(store)).toBe('Closest miss 1569 km');
  });

  it('is not there where there is nothing to tell', () => {
    const store = aPlayer();
    store.dispatch(roundsImported({ [YESTERDAY]: aRound(ORIGIN, ...SIX_MISSES) }));
    store.dispatch(guessMade(TODAY, NORTHLAND));
    expect(lineOf(store)).toBe('🟩🟩🟩🟩🟩');
  });

  it.each<RoundId>(['archive:2026-11-01', YESTERDAY])('has no streak in %s', (id) => {
    const store = aPlayer();
    store.dispatch(guessMade(TODAY, NORTHLAND));
    store.dispatch(roundOpened({ id, round: aRound(ORIGIN, NORTHLAND, ORIGIN) }));
    expect(lineOf(store, id)).toBe('Closest miss 1112 km');
  });
});
