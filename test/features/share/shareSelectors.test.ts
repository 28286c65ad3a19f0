import { expect, it } from 'vitest';

import type { RoundId } from '../../../src/domain/roundId';
import { guessMade, offsetAdvanced, roundOpened } from '../../../src/features/events';
import { highContrastSwitched } from '../../../src/features/settings/settingsSlice';
import { selectShareText } from '../../../src/features/share/shareSelectors';
import { aRound, NORTHLAND, ORIGIN } from '../../support/builders';
import { aStore } from '../../support/testStore';

/** The text to share of a round, for a site at that address. */
const textOf = (store: ReturnType<typeof aStore>['store'], id: RoundId = 'daily:2026-11-20') =>
  selectShareText(store.getState(), id)?.('https://zoomle.test');
const WON = aRound(ORIGIN, ORIGIN);

it('there is nothing to share until the round has ended', () => {
  const { store } = aStore();
  expect(textOf(store)).toBeUndefined();
  store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  expect(textOf(store)).toBe('Zoomle 2026-11-20 1/6\n🟩🟩🟩🟩🟩\nhttps://zoomle.test/zoomle');
});

it('a round of the archive says so, and leads to its day', () => {
  const { store } = aStore();
  store.dispatch(roundOpened({ id: 'archive:2026-11-01', round: WON }));
  expect(textOf(store, 'archive:2026-11-01')).toMatch(
    /^Zoomle 2026-11-01 \(archive\) 1\/6\n.*\/zoomle\/2026-11-01$/s,
  );
});

it('a practice round is not shared: nobody else can play it', () => {
  const { store } = aStore();
  store.dispatch(roundOpened({ id: 'practice:1', round: WON }));
  expect(textOf(store, 'practice:1')).toBeUndefined();
});

it('a developer’s round is not shared: it is no day’s puzzle', () => {
  const { store } = aStore();
  store.dispatch(offsetAdvanced({ id: 'dev:2026-11-20+1', round: WON }));
  expect(textOf(store, 'dev:2026-11-20+1')).toBeUndefined();
});

it('the colours are those of the settings', () => {
  const { store } = aStore();
  store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  store.dispatch(highContrastSwitched(true));
  expect(textOf(store)).toContain('🟦🟦🟦🟦🟦');
});
