import { isBegun, START_ZOOM, ZOOM_LEVELS } from '../../../domain/round';
import { kindOf } from '../../../domain/roundId';
import { withTimeout } from '../../../lib/withTimeout';
import { type MappedPlace, mappedPlace, type MapProvider } from '../../../maps/mapProvider';
import type { AppStartListening, AppThunk } from '../../../store/makeStore';
import { pageOpened, rehydrated } from '../../events';
import { selectCurrentRound, selectCurrentRoundId } from '../gameSelectors';
import { type MapPictures, mapsBuilt, outlineLoaded, pictureSought } from '../gameSlice';
import { mapKey, selectCountryMap, selectMappedPlace, selectMaps } from './frameSelectors';

const picturesOf = (place: MappedPlace, providers: readonly MapProvider[]): MapPictures =>
  Object.fromEntries(
    ZOOM_LEVELS.map((zoom) => [
      zoom,
      providers.flatMap((provider) => provider.picture(place, zoom) ?? []),
    ]),
  );

/** Builds all pictures of a place at once: a jump in DevTools runs no listener, but needs each. */
export const buildShownMaps =
  (): AppThunk =>
  (dispatch, getState, { atlas, mapProviders }) => {
    const place = selectMappedPlace(getState());
    if (!place || selectMaps(getState())) return;
    const levels = picturesOf(place, mapProviders);
    const maps = { levels, atlas: picturesOf(place, [atlas]), world: atlas.world };
    dispatch(mapsBuilt({ key: mapKey(place), maps }));
  };

/**
 * Loads the outline of the round's country, and with it what the country's picture shows. It loads when the
 * round has begun, so that it is ready at the end, but once the browser is idle: no guess waits for it.
 */
export const loadOutline =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { atlas, loadOutline, whenIdle }) => {
    const round = selectCurrentRound(getState());
    if (!round || !isBegun(round) || selectCountryMap(getState())) return;
    const { name } = round.answer;
    await whenIdle();
    const outline = await withTimeout(loadOutline(name)).catch(() => null);
    const picture = outline && atlas.countryPicture(name, outline.box);
    const country = picture && { outline, picture };
    const known = selectCountryMap(getState());
    // Nothing has happened if it failed again, or if another attempt was faster.
    if (known === undefined || (known === null && country))
      dispatch(outlineLoaded({ key: mapKey(mappedPlace(round.answer)), country }));
  };

/** Offline, the pictures of a random country may be missing: whether its first can be loaded. */
export const seekPracticePicture =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { canLoad }) => {
    const roundId = selectCurrentRoundId(getState());
    const [picture] = selectMaps(getState())?.atlas[START_ZOOM] ?? [];
    if (!roundId || kindOf(roundId) !== 'practice' || !picture) return;
    dispatch(pictureSought({ roundId, isOffline: !(await canLoad(picture.url)) }));
  };

/** After a failure, the outline is loaded again with each guess, and when the page wakes. */
export function startMapListener(startListening: AppStartListening) {
  startListening({
    predicate: (_action, state, before) => state !== before,
    effect: (_action, { dispatch }) => {
      dispatch(buildShownMaps());
    },
  });
  startListening({
    predicate: (_action, state, before) => selectCurrentRound(state) !== selectCurrentRound(before),
    effect: (_action, { dispatch }) => dispatch(loadOutline()),
  });
  startListening({
    predicate: (action, state, before) =>
      pageOpened.match(action) || selectMaps(state) !== selectMaps(before),
    effect: (_action, { dispatch }) => dispatch(seekPracticePicture()),
  });
  startListening({
    actionCreator: rehydrated,
    effect: (_action, api) => {
      api.unsubscribe();
      api.extra.onWake(() => {
        if (selectCountryMap(api.getState()) === null) void api.dispatch(loadOutline());
      });
    },
  });
}
