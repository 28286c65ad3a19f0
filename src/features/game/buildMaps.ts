import { ZOOM_LEVELS, type ZoomLevel } from '../../domain/round';
import type { MappedPlace, MapProvider, PictureUrl } from '../../maps/mapProvider';
import { withoutToken } from '../../maps/token';
import type { MapSource } from './gameSlice';

/** A picture's address as it may lie in the state: DevTools logs are shared, so without the token. */
function pictureUrl(provider: MapProvider, place: MappedPlace, zoom: ZoomLevel): PictureUrl {
  const picture = provider.pictureUrl(place, zoom);
  return 'url' in picture ? { url: withoutToken(picture.url, provider) } : picture;
}

/** The pictures of a place at all zoom levels, by provider. */
export const buildMaps = (place: MappedPlace, providers: readonly MapProvider[]): MapSource[] =>
  providers.map((provider) => ({
    credit: provider.credit,
    views: Object.fromEntries(
      ZOOM_LEVELS.map((zoom) => [
        zoom,
        { ...pictureUrl(provider, place, zoom), widthKm: provider.widthKm(place, zoom) },
      ]),
    ),
  }));
