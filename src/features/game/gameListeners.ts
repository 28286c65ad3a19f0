import type { AppStartListening } from '../../app/makeStore';
import { msUntilNextUtcMidnight, nextUtcDate } from '../../domain/calendar';
import { dailyCountry } from '../../domain/countries';
import { allowedZooms, MAX_GUESSES, newRound, roundStatus } from '../../domain/round';
import { buildMaps, mappedPlace } from './buildMaps';
import { lookAtClock } from './clock';
import { selectMaps, selectRound, selectRounds } from './gameSelectors';
import { dayArrived, guessMade, mapsBuilt } from './gameSlice';

/** Sleep stops timers and clocks get set: look at the time again at least this often. */
const LONGEST_PAUSE_MS = 60_000;

/** Follows the clock from the moment when what was stored has been read. */
export function startClockListener(startListening: AppStartListening) {
  startListening({
    type: 'storage/restored',
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      for (;;) {
        api.dispatch(lookAtClock());
        await api.delay(Math.min(msUntilNextUtcMidnight(api.extra.now()), LONGEST_PAUSE_MS));
      }
    },
  });
}

/**
 * Builds the pictures' addresses of all zoom levels whenever another round is on the board, or
 * another place of its country is looked at. All at once, because a jump in DevTools runs no
 * listener and must still find the one it needs.
 */
export function startMapListener(startListening: AppStartListening) {
  startListening({
    // While DevTools shows the past, events change nothing that is shown, and maps would be none.
    predicate: (_action, state, before) =>
      state !== before && selectRound(state) !== undefined && selectMaps(state) === null,
    effect: (_action, api) => {
      const maps = buildMaps(api.getState(), api.extra.mapProviders);
      if (maps) api.dispatch(mapsBuilt(maps));
    },
  });
}

/** With a round that was finished there is something to lose. */
export function startKeepStorageListener(startListening: AppStartListening) {
  startListening({
    actionCreator: guessMade,
    effect: ({ payload }, api) => {
      const round = selectRounds(api.getState())[payload.round];
      if (!round || roundStatus(round) === 'playing') return;
      api.unsubscribe();
      api.extra.keepStorage();
    },
  });
}

/**
 * Has the pictures of last resort kept that are wanted today and tomorrow: with them the game plays
 * without a network.
 */
export function startOfflineListener(startListening: AppStartListening) {
  startListening({
    actionCreator: dayArrived,
    effect: ({ payload: { today } }, { extra: { countries, mapProviders, keepPictures } }) => {
      const wanted = [
        dailyCountry(countries, today, 0),
        dailyCountry(countries, nextUtcDate(today), 0),
      ];
      const urls = wanted.flatMap((country) => {
        const place = newRound(country)?.answer;
        return allowedZooms(MAX_GUESSES).flatMap((zoom) => {
          const picture = place && mapProviders.at(-1)?.pictureUrl(mappedPlace(place), zoom);
          return picture && 'url' in picture ? [picture.url] : [];
        });
      });
      keepPictures([...new Set(urls)]);
    },
  });
}
