import type { RootState } from '../../app/makeStore';
import { type Answer, ZOOM_LEVELS, type ZoomLevel } from '../../domain/round';
import type { MappedPlace, MapProvider, PictureUrl } from '../../maps/mapProvider';
import { withoutToken } from '../../maps/token';
import { selectBoard, selectMaps, selectRound, selectViewed } from './gameSelectors';
import type { Maps, MapSource } from './gameState';

/** A round's landmark, as map providers want it. */
export const mappedPlace = ({ name, lat, lon }: Answer): MappedPlace => ({
  country: name,
  lat,
  lon,
});

/** The address of a picture as it may stand in the state, where logs and their readers find it. */
function pictureUrl(provider: MapProvider, place: MappedPlace, zoom: ZoomLevel): PictureUrl {
  const picture = provider.pictureUrl(place, zoom);
  return 'url' in picture ? { url: withoutToken(picture.url, provider) } : picture;
}

const sourceOf = (provider: MapProvider, place: MappedPlace): MapSource => ({
  provider: provider.id,
  credit: provider.credit,
  picturesAnyPlace: provider.picturesAnyPlace,
  views: Object.fromEntries(
    ZOOM_LEVELS.map((zoom) => [
      zoom,
      { ...pictureUrl(provider, place, zoom), widthKm: provider.widthKm(place, zoom) },
    ]),
  ),
});

/**
 * The pictures' addresses of all zoom levels of what is on the board, or of the further place of its
 * country that is looked at; null when the state has them, or when there is no round.
 */
export function buildMaps(state: RootState, providers: readonly MapProvider[]): Maps | null {
  const board = selectBoard(state);
  const answer = selectRound(state)?.answer;
  if (!board || !answer || selectMaps(state)) return null;
  const viewed = selectViewed(state);
  const place = mappedPlace({ ...answer, ...viewed, name: answer.name });
  const sources = providers
    .filter(({ picturesAnyPlace }) => !viewed || picturesAnyPlace)
    .map((provider) => sourceOf(provider, place));
  return { round: board, place: viewed?.name ?? null, sources };
}
