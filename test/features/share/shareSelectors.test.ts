import { expect, it } from 'vitest';

import { formatChallenge } from '../../../src/domain/challengeCode';
import type { Round } from '../../../src/domain/round';
import type { RoundId } from '../../../src/domain/roundId';
import { guessMade, roundOpened, roundsImported } from '../../../src/features/events';
import { highContrastSwitched } from '../../../src/features/settings/settingsSlice';
import { selectShareText } from '../../../src/features/share/shareSelectors';
import { darkModeToggled } from '../../../src/features/ui/darkModeSlice';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  NORTHLAND,
  ORIGIN,
  SIX_MISSES,
} from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';

type Store = ReturnType<typeof aStore>['store'];

/** A round's share text, for a site at this address. */
const textOf = (store: Store, id: RoundId = TODAY) =>
  selectShareText(store.getState(), id, COUNTRIES, 'https://zoomle.test/de');
const WON = aRound(ORIGIN, ORIGIN);

it('a round can be shared once it has ended', () => {
  const { store } = aStore();
  expect(textOf(store)).toBeNull();
  store.dispatch(guessMade(TODAY, NORTHLAND));
  expect(textOf(store)).toBe(
    '#Zoomle 2026-11-20 1/6\n🟩🟩🟩🟩🟩🎉\nhttps://zoomle.test/de/zoomle/2026-11-20#1',
  );
});

const CHALLENGE = `/zoomle/challenge#${formatChallenge({ positions: [0], result: [1] }, COUNTRIES)}`;

it.each<[RoundId, string, string]>([
  ['archive:2026-11-01', '#Zoomle 2026-11-01 1/6', '/zoomle/2026-11-01#1'],
  ['daily:2026-11-01', '#Zoomle 2026-11-01 1/6', '/zoomle/2026-11-01#1'],
  ['practice:1', '#Zoomle 1/6', CHALLENGE],
  ['challenge:0123456789:1', '#Zoomle 1/6', CHALLENGE],
])('the text of %s starts with “%s”, and leads to %s', (id, title, path) => {
  const { store } = aStore();
  store.dispatch(roundOpened({ id, round: WON }));
  expect(textOf(store, id)).toBe(`${title}\n🟩🟩🟩🟩🟩🎉\nhttps://zoomle.test/de${path}`);
});

it('a round whose place the list no longer has leads to the site', () => {
  const { store } = aStore();
  const lost = aRound(aCountry('Atlantis', 1, 2), ...SIX_MISSES);
  store.dispatch(roundOpened({ id: 'practice:2', round: lost }));
  expect(textOf(store, 'practice:2')).toMatch(/zoomle\.test\/de$/);
});

it.each(['challenge:0123456789abcdefgh:1', 'dev:2026-11-20+1'] as const)(
  '%s is not sent on its own',
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
