import type { ZoomLevel } from '../domain/round';
import type { MappedPlace, MapProvider } from './mapProvider';

/**
 * The address of a place's picture from the last provider, which is free to show. Null if it has none.
 */
export function fallbackUrl(
  providers: readonly MapProvider[],
  place: MappedPlace,
  zoom: ZoomLevel,
): string | null {
  return providers.at(-1)?.pictureUrl(place, zoom) ?? null;
}
