import { describe, expect, it } from 'vitest';

import { dayChanged, guessMade, roundOpened } from '../../../src/features/events';
import { buildMaps } from '../../../src/features/game/gameListeners';
import * as select from '../../../src/features/game/gameSelectors';
import { mapsBuilt, zoomPicked } from '../../../src/features/game/gameSlice';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, COUNTRIES, EASTLAND, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';
import { testAtlas, testMaps } from '../../support/testStore';

const TODAY = utcDate('2026-11-20');
const BOARD = 'daily:2026-11-20';

/** Today's board, with a round whose answer is Origin, after these guesses. */
const boardOf = (...guesses: (typeof ORIGIN)[]) =>
  [
    dayChanged(TODAY),
    roundOpened({ id: BOARD, round: aRound(ORIGIN) }),
    ...guesses.map((country) => guessMade(BOARD, country)),
  ].reduce(rootReducer, initialState);

it('a board never shows a locked level', () => {
  const { game, ...state } = boardOf(NORTHLAND);
  expect(select.selectZoom({ ...state, game: { ...game, zoom: 4 } })).toBe(17);
});

describe('pictures', () => {
  const unavailable = { ...testMaps, picture: () => null };
  const withMaps = (state = boardOf(NORTHLAND, EASTLAND)) => {
    const place = select.selectMappedPlace(state) ?? { country: '', index: 0, lat: 0, lon: 0 };
    const pictures = buildMaps(place, [testMaps, unavailable, testAtlas]);
    return rootReducer(state, mapsBuilt({ key: select.mapKey(place), pictures }));
  };

  it('are the provider’s, then the fallback’s, as far as available', () => {
    const origin = { country: 'Origin', index: 0, lat: 0, lon: 0 };
    expect(select.selectPictures(withMaps())).toEqual(
      [testMaps, testAtlas].map((provider) => provider.picture(origin, 16)),
    );
  });

  it('of the next level are one level farther out than the one shown', () => {
    const state = rootReducer(withMaps(), zoomPicked(18));
    expect(select.selectNextPictures(state)).toMatchObject([
      { url: 'https://maps.test/Origin/17' },
      { url: '/atlas/Origin/17' },
    ]);
  });

  it('of the next level are undefined after the round', () => {
    expect(select.selectNextPictures(withMaps(boardOf(ORIGIN)))).toBeUndefined();
  });

  it('on the home page are the fallback’s of today, at the nearest level', () => {
    const thumbnail = (...providers: (typeof testMaps)[]) =>
      select.selectTodaysThumbnail(boardOf(NORTHLAND), COUNTRIES, providers);
    expect(thumbnail(testMaps, testAtlas)).toBe('/atlas/Northland/18');
    expect([thumbnail(unavailable), thumbnail()]).toEqual([undefined, undefined]);
  });
});
