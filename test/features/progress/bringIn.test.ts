import { afterEach, describe, expect, it, vi } from 'vitest';

import { formatProgress, type Progress } from '../../../src/domain/progress';
import type { Round } from '../../../src/domain/round';
import {
  selectBoard,
  selectMaps,
  selectOtherRound,
  selectRound,
  selectZoom,
} from '../../../src/features/game/gameSelectors';
import { guessMade, zoomPicked } from '../../../src/features/game/gameSlice';
import { openArchive } from '../../../src/features/game/openRound';
import { bringIn, offerProgress } from '../../../src/features/progress/bringIn';
import {
  selectExport,
  selectImport,
  selectProgress,
} from '../../../src/features/progress/progressSelectors';
import { progressDeclined } from '../../../src/features/progress/progressSlice';
import { selectStatistics } from '../../../src/features/statistics/statisticsSelectors';
import {
  aRound,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../../support/builders';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

/** Today's country is Northland. */
const TODAY = utcDate('2026-11-20');
const YESTERDAY = utcDate('2026-11-19');
const BOARD = 'daily:2026-11-20';
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);
const UNDER_WAY = aRound(NORTHLAND, EASTLAND, FARLAND, ORIGIN);

type Store = Awaited<ReturnType<typeof aStore>>['store'];
const daily = (day: string, round: Round): Progress => ({ daily: { [day]: round }, archive: {} });
const archive = (day: string, round: Round): Progress => ({ daily: {}, archive: { [day]: round } });

const offer = (store: Store, progress: Progress) =>
  store.dispatch(offerProgress(formatProgress(progress, TODAY)));
function imported(store: Store, progress: Progress) {
  offer(store, progress);
  store.dispatch(bringIn());
}

describe('an export', () => {
  it('has past and present daily rounds and those of the archive, and no others', async () => {
    const { store } = await aStore();
    imported(store, daily('2026-11-01', WON));
    store.dispatch(guessMade(BOARD, EASTLAND));
    store.dispatch(openArchive(utcDate('2026-11-02')));
    store.dispatch(guessMade('archive:2026-11-02', EASTLAND));
    store.dispatch(openArchive(utcDate('2026-11-03')));
    const { daily: days, archive: archived } = selectProgress(store.getState());
    expect(Object.keys(days)).toEqual(['2026-11-01', TODAY]);
    expect(Object.keys(archived)).toEqual(['2026-11-02']);
  });

  it('is none before the first guess', async () => {
    const { store } = await aStore();
    expect(selectExport(store.getState())).toBeNull();
  });
});

describe('until the player agrees', () => {
  it.each([
    ['an offer changes nothing', (store: Store) => offer(store, daily(TODAY, UNDER_WAY))],
    [
      'an offer that is declined changes nothing',
      (store: Store) => {
        offer(store, daily(TODAY, UNDER_WAY));
        store.dispatch(progressDeclined());
        store.dispatch(bringIn());
      },
    ],
    [
      'a text that is refused changes nothing',
      (store: Store) => {
        store.dispatch(offerProgress('{"zoomle":1'));
        store.dispatch(bringIn());
      },
    ],
  ])('%s', async (_, act) => {
    const { store } = await aStore();
    store.dispatch(guessMade(BOARD, EASTLAND));
    const { game, history } = store.getState();
    act(store);
    expect(store.getState().game).toBe(game);
    expect(store.getState().history).toBe(history);
  });
});

describe('bringing in', () => {
  it('counts past days in the statistics', async () => {
    const { store } = await aStore();
    imported(store, daily(YESTERDAY, WON));
    expect(selectStatistics(store.getState())).toMatchObject({
      played: 1,
      won: 1,
      currentStreak: 1,
    });
    expect(selectImport(store.getState())).toEqual({ step: 'imported', count: 1 });
  });

  it('ends today’s round on the board, when it was finished elsewhere', async () => {
    const { store } = await aStore();
    store.dispatch(guessMade(BOARD, EASTLAND));
    const lost = aRound(
      NORTHLAND,
      ...SIX_MISSES.map((miss) => (miss === NORTHLAND ? ORIGIN : miss)),
    );
    imported(store, daily(TODAY, lost));
    expect(selectRound(store.getState())).toEqual(lost);
    expect(selectZoom(store.getState())).toBe(12);
    store.dispatch(guessMade(BOARD, NORTHLAND));
    expect(selectRound(store.getState())).toEqual(lost);
  });

  it('goes on with today’s round, at the level that it has come to', async () => {
    const { store } = await aStore();
    store.dispatch(guessMade(BOARD, EASTLAND));
    store.dispatch(zoomPicked(18));
    imported(store, daily(TODAY, UNDER_WAY));
    expect(selectZoom(store.getState())).toBe(15);
    store.dispatch(guessMade(BOARD, NORTHLAND));
    expect(selectStatistics(store.getState())).toMatchObject({ played: 1, won: 1 });
  });

  it('shows no level that a shorter round has not unlocked', async () => {
    const { store } = await aStore();
    for (const country of [EASTLAND, FARLAND, ORIGIN]) store.dispatch(guessMade(BOARD, country));
    imported(store, daily(TODAY, aRound(NORTHLAND, NORTHLAND)));
    expect(selectZoom(store.getState())).toBe(17);
  });

  it('pictures the answer of the round that is brought in', async () => {
    const { store } = await aStore();
    imported(store, daily(TODAY, aRound(FARLAND, ORIGIN)));
    const [source] = selectMaps(store.getState())?.sources ?? [];
    expect(source?.views[18]).toMatchObject({ url: 'https://maps.test/Farland/18' });
  });

  it('never opens a finished round for another try', async () => {
    const { store } = await aStore();
    store.dispatch(guessMade(BOARD, NORTHLAND));
    const finished = selectRound(store.getState());
    imported(store, daily(TODAY, UNDER_WAY));
    expect(selectRound(store.getState())).toBe(finished);
  });

  it('lets yesterday’s round be finished', async () => {
    const { store } = await aStore();
    imported(store, daily(YESTERDAY, aRound(ORIGIN, EASTLAND)));
    expect(selectBoard(store.getState())).toBe(BOARD);
    expect(selectOtherRound(store.getState())).toEqual({
      id: 'daily:2026-11-19',
      kind: 'yesterday',
    });
  });

  it('goes on with a round of the archive, whether it is open or not', async () => {
    const { store } = await aStore();
    const day = utcDate('2026-11-03');
    imported(store, archive(day, WON));
    store.dispatch(openArchive(day));
    expect(selectRound(store.getState())).toEqual(WON);
    const other = utcDate('2026-11-04');
    store.dispatch(openArchive(other));
    imported(store, archive(other, WON));
    expect(selectRound(store.getState())).toEqual(WON);
    store.dispatch(openArchive(day));
    expect(selectProgress(store.getState()).archive).toEqual({ [day]: WON, [other]: WON });
  });

  it('finds tomorrow’s round finished when tomorrow comes', async () => {
    const { store, wake } = await aStore();
    const tomorrow = utcDate('2026-11-21');
    imported(store, daily(tomorrow, WON));
    vi.setSystemTime(Date.parse('2026-11-21T00:00:01Z'));
    wake();
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
    expect(selectRound(store.getState())).toEqual(WON);
  });
});

it('what is brought in is there after a reload', async () => {
  const { store, storage, persistor } = await aStore();
  imported(store, { ...daily(TODAY, UNDER_WAY), ...{ archive: { [YESTERDAY]: WON } } });
  await persistor.flush();
  persistor.pause();
  const { store: reloaded } = await aStore({ storage });
  expect(selectProgress(reloaded.getState())).toEqual(selectProgress(store.getState()));
});
