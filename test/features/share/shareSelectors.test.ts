import { expect, it } from 'vitest';

import type { Round } from '../../../src/domain/round';
import type { RoundId } from '../../../src/domain/roundId';
import { guessMade, roundOpened, roundsImported } from '../../../src/features/events';
import { highContrastSwitched } from '../../../src/features/settings/settingsSlice';
import { selectShareText } from '../../../src/features/share/shareSelectors';
import { darkModeToggled } from '../../../src/features/ui/darkModeSlice';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';

type Store = ReturnType<typeof aStore>['store'];

/** A round's share text, for a site at this address. */
const textOf = (store: Store, id: RoundId = TODAY) =>
  selectShareText(store.getState(), id, 'https://zoomle.test/de');
const WON = aRound(ORIGIN, ORIGIN);

it('a round can be shared once it has ended', () => {
  const { store } = aStore();
  expect(textOf(store)).toBeNull();
  store.dispatch(guessMade(TODAY, NORTHLAND));
  expect(textOf(store)).toBe('#Zoomle 2026-11-20 1/6\n🟩🟩🟩🟩🟩🎉\nhttps://zoomle.test/de/zoomle');
});

it.each(['archive:2026-11-01', 'daily:2026-11-01'] as const)(
  'the text of a past day, %s, has its date and its address',
  (id) => {
    const { store } = aStore();
    store.dispatch(roundOpened({ id, round: WON }));
    expect(textOf(store, id)).toMatch(/^#Zoomle 2026-11-01 1\/6\n.*\/zoomle\/2026-11-01$/s);
  },
);

it.each(['practice:1', 'dev:2026-11-20+1'] as const)(
  'nobody else can play %s, so it cannot be shared',
  (id) => {
    const { store } = aStore();
    store.dispatch(roundOpened({ id, round: WON }));
    expect(textOf(store, id)).toBeNull();
  },
);

it('the colours match the page’s', () => {
  const { store } = aStore();
  for (const country of [EASTLAND, NORTHLAND]) store.dispatch(guessMade(TODAY, country));
  expect(textOf(store)).toContain('\n🟩🟩🟩🟨⬜↖️ 72%\n');
  store.dispatch(highContrastSwitched(true));
  store.dispatch(darkModeToggled());
  expect(textOf(store)).toContain('\n🟦🟦🟦🟧⬛↖️ 72%\n');
});

it.each<[string, string, Round, RoundId]>([
  ['on the second day', ' 🔥2', WON, TODAY],
  ['on the first day', '', aRound(ORIGIN, ...SIX_MISSES), TODAY],
  ['with a round of the archive', '', WON, 'archive:2026-11-01'],
  ['with yesterday’s round', '', WON, 'daily:2026-11-19'],
])('the streak that is shared %s is “%s”', (_, streak, yesterdays, id) => {
  const { store } = aStore();
  store.dispatch(roundsImported({ 'daily:2026-11-19': yesterdays, 'archive:2026-11-01': WON }));
  store.dispatch(guessMade(TODAY, NORTHLAND));
  expect(textOf(store, id)?.split('\n')[0]).toMatch(new RegExp(` 1/6${streak}$`));
});
