import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { isArchived, parseArchivedDate, reopeningDay } from '../../src/domain/archive';
import type { UtcDate } from '../../src/domain/calendar';
import { hasEnded, isLegalRound, puzzleOf } from '../../src/domain/round';
import { kindOf, roundDate } from '../../src/domain/roundId';
import { persistedRounds, roundEntries } from '../../src/domain/rounds';
import { guessMade } from '../../src/features/events';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectToday,
} from '../../src/features/game/gameSelectors';
import { openOtherRound } from '../../src/features/game/gameThunks';
import { selectDailyRounds } from '../../src/features/rounds/roundsSlice';
import { paths } from '../../src/paths';
import { start } from '../../src/texts/en/start';
import { COUNTRIES } from '../support/builders';
import { renderSite } from '../support/renderSite';
import { anAddress } from './anAddress';
import { pollution, RUNS } from './arbitraries';

beforeEach(() => {
  // The router warns of each malformed address.
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});

const HOUR_MS = 3_600_000;
/** What no address may put into a page. */
const MARKUP = 'script, iframe, svg[onload], img[onerror], a[href^="javascript:"]';

type Site = Awaited<ReturnType<typeof renderSite>>;

async function goTo({ container }: Site, { pathname, search, hash, href }: URL) {
  await act(async () => {
    history.pushState(null, '', location.origin + pathname + search + hash);
    dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
  const heading = await waitFor(() => {
    const found = container.querySelector('h1');
    if (!found) throw new Error(`nothing is shown at ${href}`);
    return found;
  });
  expect(container.textContent, href).not.toContain(start.errors.broken);
  expect(document.querySelector(MARKUP)).toBeNull();
  return heading.textContent;
}

/** The round on the board may be played now, and its answer is that of its day. */
function expectLegalBoard({ store }: Site) {
  const state = store.getState();
  const [id, today] = [selectCurrentRoundId(state), selectToday(state)];
  const round = selectCurrentRound(state);
  if (!id || !today || !round) throw new Error('there is no round on the board');
  expect(isLegalRound(round)).toBe(true);
  const date = roundDate(id);
  expect(date === null).toBe(['practice', 'challenge'].includes(kindOf(id)));
  if (!date) return;
  expect(round.answer).toEqual(puzzleOf(COUNTRIES, date, 0).round?.answer);
  expect(kindOf(id) === 'archive' ? isArchived(date, today) : date <= today).toBe(true);
  // A round that ended on its day is shown as it ended, not for another try.
  const onTheDay = selectDailyRounds(state)[date];
  if (onTheDay && hasEnded(onTheDay)) expect(round.guesses).not.toEqual([]);
}

/** Whether the archive opens a day's map to a player who has not begun it. */
function isOpen(text: string, today: UtcDate) {
  const date = parseArchivedDate(text, today);
  return date !== null && reopeningDay(date, today, COUNTRIES) === null;
}

/** If the address is for a round, that round is on the board. */
function expectRoundOf({ store }: Site, { pathname }: URL) {
  const id = selectCurrentRoundId(store.getState());
  const kind = id && kindOf(id);
  const { date = '' } = matchPath(paths.archiveDay, pathname)?.params ?? {};
  const today = selectToday(store.getState());
  if (matchPath(paths.practice, pathname)) expect(kind).toBe('practice');
  else if (matchPath(paths.zoomle, pathname) || date === today) expect(kind).toBe('daily');
  else if (today && isOpen(date, today)) {
    expect([`archive:${date}`, `daily:${date}`]).toContain(id);
  }
}

/** What a player does at an address before opening the next one. */
const aVisit = fc.record({
  address: anAddress,
  guesses: fc.array(fc.constantFrom(...COUNTRIES), { maxLength: 3 }),
  followsNotice: fc.nat(3).map((number) => number === 0),
  hours: fc.constantFrom(0, 0, 0, 1, 13, 30),
});

it('every address has a page, and opens no round but its own, if that may be played', async () => {
  const site = await renderSite('/');
  const { store, wake } = site;
  const pages = new Set<string>();
  for (const visit of fc.sample(aVisit, RUNS)) {
    const before = store.getState();
    pages.add(await goTo(site, visit.address));
    const after = store.getState();
    expect(after.game.today).toBe(before.game.today);
    for (const [id, round] of roundEntries(persistedRounds(before.rounds))) {
      if (kindOf(id) !== 'practice') expect(after.rounds[id]).toBe(round);
    }
    expectLegalBoard(site);
    expectRoundOf(site, visit.address);

    act(() => {
      if (visit.followsNotice) store.dispatch(openOtherRound());
      const id = selectCurrentRoundId(store.getState());
      for (const country of visit.guesses) if (id) store.dispatch(guessMade(id, country));
      vi.setSystemTime(Date.now() + visit.hours * HOUR_MS);
      wake();
    });
    expectLegalBoard(site);
    expect(pollution()).toEqual([undefined]);
  }
  expect(pages.size).toBeGreaterThan(10);
});
