import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { AppStore } from '../../../src/app/makeStore';
import { offsetAdvanced } from '../../../src/features/dev/offsetSlice';
import * as select from '../../../src/features/game/gameSelectors';
import { guessMade, textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import {
  aRound,
  COUNTRIES,
  EASTLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
} from '../../support/builders';
import { aStore, testAtlas, testMaps } from '../../support/testStore';

const BOARD = 'daily:2026-11-20';

describe('selectors of the board', () => {
  let store: AppStore;
  beforeEach(async () => {
    // With one country, every day's answer is Origin.
    ({ store } = await aStore({ countries: [ORIGIN] }));
    return () => vi.useRealTimers();
  });
  const guess = (...countries: (typeof ORIGIN)[]) => {
    for (const country of countries) store.dispatch(guessMade(BOARD, country));
  };

  it('tell that a round is being played, won or lost', () => {
    expect(select.selectStatus(store.getState())).toBe('playing');
    guess(...SIX_MISSES.slice(1));
    expect(select.selectStatus(store.getState())).toBe('playing');
    guess(ORIGIN);
    expect(select.selectStatus(store.getState())).toBe('won');
  });

  it('tell that six wrong guesses lose', () => {
    guess(...SIX_MISSES);
    expect(select.selectStatus(store.getState())).toBe('lost');
  });

  it('allow one more zoom level with every guess', () => {
    expect(select.selectZoomView(store.getState()).allowed).toEqual([18]);
    guess(NORTHLAND, EASTLAND);
    expect(select.selectZoomView(store.getState()).allowed).toEqual([18, 17, 16]);
  });

  it('show the picture of the zoom level on the screen and know the next one out', () => {
    guess(NORTHLAND, EASTLAND);
    store.dispatch(zoomPicked(17));
    expect(select.selectMapView(store.getState()).ofLevel).toEqual([
      { url: 'https://maps.test/Origin/17', widthKm: 2, credit: 'Test imagery' },
    ]);
    expect(select.selectMapView(store.getState()).ofNext).toMatchObject([
      { url: 'https://maps.test/Origin/16' },
    ]);
  });

  it('know the pictures in order of resort, leaving out what cannot be built', async () => {
    const never = { ...testAtlas, pictureUrl: () => ({ unavailable: 'no' }) };
    const made = await aStore({ mapProviders: [testMaps, never, testAtlas] });
    expect(select.selectMapView(made.store.getState()).ofLevel.map(({ url }) => url)).toEqual([
      'https://maps.test/Northland/18',
      '/atlas/Northland/18',
    ]);
  });

  it('know no next picture when the round has ended', () => {
    guess(ORIGIN);
    expect(select.selectMapView(store.getState()).ofNext).toEqual([]);
  });

  it('show no picture while the built maps are of another round', () => {
    const { game } = store.getState();
    const stale = game.maps && { ...game.maps, round: 'daily:2020-01-01' as const };
    const state = { ...store.getState(), game: { ...game, maps: stale } };
    expect(select.selectMaps(state)).toBeNull();
    expect(select.selectMapView(state).ofLevel).toEqual([]);
  });

  it('offer suggestions for the typed text and mark what was guessed', () => {
    guess(NORTHLAND);
    store.dispatch(textTyped('nor'));
    expect(select.selectSuggestions(store.getState(), COUNTRIES)).toMatchObject([
      { name: 'Northland', isGuessed: true },
    ]);
    store.dispatch(textTyped('ea'));
    expect(select.selectSuggestions(store.getState(), COUNTRIES)).toMatchObject([
      { name: 'Eastland', isGuessed: false },
    ]);
  });

  it('do no work again while nothing has changed', () => {
    store.dispatch(textTyped('n'));
    expect(select.selectSuggestions(store.getState(), COUNTRIES)).toBe(
      select.selectSuggestions(store.getState(), COUNTRIES),
    );
  });

  it('keep today’s round apart from the developer’s', () => {
    store.dispatch(offsetAdvanced({ id: 'dev:2026-11-20+1', round: aRound(NORTHLAND) }));
    expect(select.selectTodaysRoundId(store.getState())).toBe('dev:2026-11-20+1');
    expect(select.selectBoardDate(store.getState())).toBe('2026-11-20');
    expect(select.selectOtherRound(store.getState())).toBeNull();
  });
});

it('a board whose country has no map locations cannot be played', async () => {
  const { store } = await aStore({ countries: [NOWHERE] });
  expect(select.selectIsUnplayable(store.getState())).toBe(true);
  expect(select.selectStatus(store.getState())).toBeNull();
  vi.useRealTimers();
});

it('a board that is not there yet is not called unplayable', async () => {
  const never = { getItem: () => new Promise<null>(() => undefined) };
  const { store } = await aStore({
    storage: { ...never, setItem: () => Promise.resolve() },
  });
  expect(select.selectIsUnplayable(store.getState())).toBe(false);
  expect(select.selectMapView(store.getState()).ofLevel).toEqual([]);
  vi.useRealTimers();
});
