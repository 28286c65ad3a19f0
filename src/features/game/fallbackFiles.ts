import { allowedZooms, MAX_GUESSES, type Round } from '../../domain/round';
import { factsUrl } from '../../maps/atlas';
import { fallbackUrl } from '../../maps/fallbackUrl';
import type { MapProvider } from '../../maps/mapProvider';
import { mappedPlace } from './gameSelectors';

/**
 * The site's own files for playing a round without a network: the fallback's pictures of all the levels
 * that it can unlock, and the facts that they are described by.
 */
export function fallbackFiles(
  round: Round | null,
  mapProviders: readonly MapProvider[],
): readonly string[] {
  if (!round) return [];
  const place = mappedPlace(round.answer);
  const pictures = allowedZooms(MAX_GUESSES).map((zoom) => fallbackUrl(mapProviders, place, zoom));
  return [...pictures, factsUrl(place.country)].filter((url) => url != null);
}
