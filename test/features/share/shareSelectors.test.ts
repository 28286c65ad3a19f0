import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import type { Round } from '../../../src/domain/round';
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
  selectShareText(store.getState(), id, 'https://zoomle.test/de');
const WON = aRound(ORIGIN, ORIGIN);

it('there is nothing to share until the round has ended', () => {
  const { store } = aStore();
  expect(textOf(store)).toBeNull();
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

it.each(['practice:1', 'challenge:ab12:1', 'dev:2026-11-20+1'] as const)(
  '%s is not shared',
  (id) => {
    const { store } = aStore();
    store.dispatch(roundOpened({ id, round: WON }));
    expect(textOf(store, id)).toBeNull();
  },
);

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
  /** The first line after today's win, whose id this is, and yesterday's round. */
  const scoreAfter = (yesterdays: Round, id: RoundId = TODAY, ...events: UnknownAction[]) => {
    const { store } = aStore();
    store.dispatch(roundsImported({ [YESTERDAY]: yesterdays }));
    for (const event of [guessMade(TODAY, NORTHLAND), ...events]) store.dispatch(event);
    return textOf(store, id)?.split('\n')[0];
  };

  it('is shared with today’s round, from the second day on', () => {
    expect(scoreAfter(WON)).toBe('#Zoomle 2026-11-20 1/6 🔥2');
    expect(scoreAfter(aRound(ORIGIN, ...SIX_MISSES))).toBe('#Zoomle 2026-11-20 1/6');
  });

  it('is shared after a developer has gone on to another round', () => {
    const advanced = offsetAdvanced({ id: 'dev:2026-11-20+1', round: WON });
    expect(scoreAfter(WON, TODAY, advanced)).toBe('#Zoomle 2026-11-20 1/6 🔥2');
  });

  it.each<RoundId>(['archive:2026-11-01', YESTERDAY])('is not shared with %s', (id) => {
    expect(scoreAfter(WON, id, roundOpened({ id, round: WON }))).toMatch(/ 1\/6$/);
  });
});
