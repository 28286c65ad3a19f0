import { nextUtcDate, nextUtcMidnight } from '../../domain/calendar';
import { puzzleOf, ZOOM_LEVELS } from '../../domain/round';
import type { MappedPlace, MapProvider } from '../../maps/mapProvider';
import { withoutToken } from '../../maps/token';
import type { AppStartListening, AppThunk } from '../../store/makeStore';
import { dayChanged, rehydrated } from '../events';
import { mapKey, selectMappedPlace, selectMaps } from './gameSelectors';
import { type MapPictures, mapsBuilt } from './gameSlice';
import { cacheRounds, updateToday } from './gameThunks';

/** Read the clock at least this often: timers stop while a device sleeps, and clocks get set. */
const LONGEST_DELAY_MS = 60_000;

export function startClockListener(startListening: AppStartListening) {
  startListening({
    actionCreator: rehydrated,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      for (;;) {
        api.dispatch(updateToday());
        const now = api.extra.now();
        await api.delay(Math.min(nextUtcMidnight(now) - now, LONGEST_DELAY_MS));
      }
    },
  });
}

/**
 * Builds each provider's pictures of a place at all zoom levels. URLs omit the token, because DevTools logs
 * get shared.
 */
export const buildMaps = (place: MappedPlace, providers: readonly MapProvider[]): MapPictures[] =>
  providers.map((provider) =>
    Object.fromEntries(
      ZOOM_LEVELS.flatMap((zoom) => {
        const picture = provider.picture(place, zoom);
        return picture ? [[zoom, { ...picture, url: withoutToken(picture.url, provider) }]] : [];
      }),
    ),
  );

/** Builds the URLs of all levels at once: a jump in DevTools runs no listener, but needs every level. */
export const buildShownMaps =
  (): AppThunk =>
  (dispatch, getState, { mapProviders }) => {
    const place = selectMappedPlace(getState());
    if (!place || selectMaps(getState())) return;
    dispatch(mapsBuilt({ key: mapKey(place), pictures: buildMaps(place, mapProviders) }));
  };

export function startMapListener(startListening: AppStartListening) {
  startListening({
    predicate: (_action, state, before) => state !== before,
    effect: (_action, { dispatch }) => {
      dispatch(buildShownMaps());
    },
  });
}

export function startOfflineListener(startListening: AppStartListening) {
  startListening({
    actionCreator: dayChanged,
    effect: ({ payload: today }, { dispatch, extra: { countries } }) => {
      const puzzles = [today, nextUtcDate(today)].map((date) => puzzleOf(countries, date, 0));
      dispatch(cacheRounds(puzzles.map(({ round }) => round)));
    },
  });
}
