import type { Services } from '../../app/services';
import { allowedZooms, MAX_GUESSES, type Round } from '../../domain/round';
import { fallbackUrl } from '../../maps/fallbackUrl';
import { mappedPlace } from './gameSelectors';

/**
 * The site's own files for playing a round without a network: the fallback's pictures of all the levels
 * that it can unlock, and the facts that they are described by.
 */
export function fallbackFiles(
  round: Round | null,
  { atlas, mapProviders }: Pick<Services, 'atlas' | 'mapProviders'>,
): readonly string[] {
  if (!round) return [];
  const place = mappedPlace(round.answer);
  const pictures = allowedZooms(MAX_GUESSES).map((zoom) => fallbackUrl(mapProviders, place, zoom));
  return [...pictures, atlas.factsUrl(place.country)].filter((url) => url != null);
}
