import { describe, expect, it } from 'vitest';

import type { RoundId } from '../../../src/domain/roundId';
import {
  guessMade,
  offsetAdvanced,
  roundOpened,
  roundsImported,
} from '../../../src/features/events';
import { highContrastSwitched } from '../../../src/features/settings/settingsSlice';
import { selectShareText } from '../../../src/features/share/shareSelectors';
import { darkModeToggled } from '../../../src/features/ui/darkModeSlice';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';

type Store = ReturnType<typeof aStore>['store'];

/** The text to share of a round, for a site at that address. */
const textOf = (store: Store, id: RoundId = TODAY) =>
  selectShareText(store.getState(), id)?.('https://zoomle.test/de');
const WON = aRound(ORIGIN, ORIGIN);

it('there is nothing to share until the round has ended', () => {
  const { store } = aStore();
  expect(textOf(store)).toBeUndefined();
  store.dispatch(guessMade(TODAY, NORTHLAND));
  expect(textOf(store)).toBe('#Zoomle 2026-11-20 1/6\n🟩🟩🟩🟩🟩🎉\nhttps://zoomle.test/de/zoomle');
});

it('a round of the archive has its day, and leads to it', () => {
  const { store } = aStore();
  store.dispatch(roundOpened({ id: 'archive:2026-11-01', round: WON }));
  expect(textOf(store, 'archive:2026-11-01')).toMatch(
    /^#Zoomle 2026-11-01 1\/6\n.*\/zoomle\/2026-11-01$/s,
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

it('the colours are those of the page', () => {
  const { store } = aStore();
  for (const country of [EASTLAND, NORTHLAND]) store.dispatch(guessMade(TODAY, country));
  expect(textOf(store)).toContain('\n🟩🟩🟩🟨⬜↖️ 72%\n');
  store.dispatch(highContrastSwitched(true));
  store.dispatch(darkModeToggled());
  expect(textOf(store)).toContain('\n🟦🟦🟦🟧⬛↖️ 72%\n');
});

describe('the streak', () => {
  const YESTERDAY = 'daily:2026-11-19';
  const scoreOf = (store: Store, id?: RoundId) => textOf(store, id)?.split('\n')[0];
  /** A player who won yesterday. */
  function aPlayer() {
    const { store } = aStore();
    store.dispatch(roundsImported({ [YESTERDAY]: WON }));
    return store;
  }

  it('is told of with today’s round', () => {
    const store = aPlayer();
    store.dispatch(guessMade(TODAY, NORTHLAND));
    expect(scoreOf(store)).toBe('#Zoomle 2026-11-20 1/6 🔥2');
  });

  it('is told of after a developer has gone on to another round', () => {
    const store = aPlayer();
    store.dispatch(guessMade(TODAY, NORTHLAND));
    store.dispatch(offsetAdvanced({ id: 'dev:2026-11-20+1', round: WON }));
    expect(scoreOf(store)).toBe('#Zoomle 2026-11-20 1/6 🔥2');
  });

  it('is none of a single day', () => {
    const store = aPlayer();
    store.dispatch(roundsImported({ [YESTERDAY]: aRound(ORIGIN, ...SIX_MISSES) }));
    store.dispatch(guessMade(TODAY, NORTHLAND));
    expect(scoreOf(store)).toBe('#Zoomle 2026-11-20 1/6');
  });

  it.each<RoundId>(['archive:2026-11-01', YESTERDAY])('is none of %s', (id) => {
    const store = aPlayer();
    store.dispatch(guessMade(TODAY, NORTHLAND));
    store.dispatch(roundOpened({ id, round: aRound(ORIGIN, NORTHLAND, ORIGIN) }));
    expect(scoreOf(store, id)).toMatch(/ 2\/6$/);
  });
});
