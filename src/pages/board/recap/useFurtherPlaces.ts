import { use } from 'react';

import { useServices } from '../../../app/hooks';
import { findCountry } from '../../../domain/countries';
import { picturedPlaces } from '../../../domain/picturedPlaces';
import type { FurtherPlace } from '../../../features/game/gameSlice';

/**
 * A country's places after the landmark, each with whether it has a picture of its own. Suspends until
 * they have loaded.
 */
export function useFurtherPlaces(
  name: string,
): readonly (FurtherPlace & { isPictured: boolean })[] {
  const { atlas, loadPlaces, mapProviders } = useServices();
  const places = findCountry(use(loadPlaces()), name)?.mapLocations ?? [];
  const isPictured = picturedPlaces(places);
  const { farthestPlaceLevel: farthestLevel } = mapProviders[0] ?? atlas;
  return places
    .map((place, index) => ({
      ...place,
      index,
      farthestLevel,
      isPictured: isPictured[index] ?? false,
    }))
    .slice(1);
}
