import type { Services } from '../../../app/services';
import { allowedZooms, MAX_GUESSES, type Round } from '../../../domain/round';
import { fallbackUrl } from '../../../maps/mapProvider';
import { mappedPlace } from '../gameSelectors';

/**
 * The site's own files for playing a round offline: the fallback's pictures of all levels it can unlock,
 * the facts that describe them, and the outline and the world for its end.
 */
export function fallbackFiles(round: Round | null, { atlas, mapProviders }: Services) {
  if (!round) return [];
  const place = mappedPlace(round.answer);
  const pictures = allowedZooms(MAX_GUESSES).map((zoom) => fallbackUrl(mapProviders, place, zoom));
  const outline = atlas.outlineUrl(place.country);
  const others = [atlas.factsUrl(place.country), outline, outline && atlas.world.url];
  return [...pictures, ...others].filter((url) => url != null);
}
