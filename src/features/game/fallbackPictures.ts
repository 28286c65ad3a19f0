import { allowedZooms, MAX_GUESSES, type Round } from '../../domain/round';
import { fallbackUrl } from '../../maps/fallbackUrl';
import type { MapProvider } from '../../maps/mapProvider';
import { mappedPlace } from './gameSelectors';

/** The fallback's pictures of all the levels that a round can unlock: the site's own, for caching. */
export const fallbackPictures = (
  round: Round | null,
  mapProviders: readonly MapProvider[],
): string[] =>
  allowedZooms(MAX_GUESSES).flatMap(
    (zoom) => (round && fallbackUrl(mapProviders, mappedPlace(round.answer), zoom)) ?? [],
  );
