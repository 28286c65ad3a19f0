import type { AppStartListening } from '../../app/makeStore';
import { msUntilNextUtcMidnight } from '../../domain/calendar';
import { ZOOM_LEVELS } from '../../domain/round';
import type { MappedPlace, MapProvider } from '../../maps/mapProvider';
import { lookAtClock } from './clock';
import { selectBoard, selectMaps, selectRound } from './gameSelectors';
import { clockStarted, mapsBuilt, type MapSource } from './gameSlice';

/** Sleep stops timers and clocks get set: look at the time again at least this often. */
const LONGEST_PAUSE_MS = 60_000;

/** Follows the clock from the moment when the stored rounds have been read. */
export function startClockListener(startListening: AppStartListening) {
  startListening({
    actionCreator: clockStarted,
    effect: async (_action, api) => {
      api.unsubscribe();
      api.extra.onWake(() => api.dispatch(lookAtClock()));
      for (;;) {
        api.dispatch(lookAtClock());
        await api.delay(Math.min(msUntilNextUtcMidnight(api.extra.now()), LONGEST_PAUSE_MS));
      }
    },
  });
}

const sourceOf = (provider: MapProvider, place: MappedPlace): MapSource => ({
  provider: provider.id,
  credit: provider.credit,
  views: Object.fromEntries(
    ZOOM_LEVELS.map((zoom) => [
      zoom,
      { ...provider.pictureUrl(place, zoom), widthKm: provider.widthKm(place, zoom) },
    ]),
  ),
});

/**
 * Builds the pictures' addresses of all zoom levels whenever another round is on the board. All at
 * once, because a jump in DevTools runs no listener and must still find the one it needs.
 */
export function startMapListener(startListening: AppStartListening) {
  startListening({
    predicate: (_action, state) => selectRound(state) !== undefined && selectMaps(state) === null,
    effect: (_action, api) => {
      const board = selectBoard(api.getState());
      const answer = selectRound(api.getState())?.answer;
      if (!board || !answer) return;
      const place = { country: answer.name, lat: answer.lat, lon: answer.lon };
      const sources = api.extra.mapProviders.map((provider) => sourceOf(provider, place));
      api.dispatch(mapsBuilt({ round: board, sources }));
    },
  });
}
