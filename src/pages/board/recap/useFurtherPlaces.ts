import { use } from 'react';

import { findCountry } from '../../../domain/countries';
import { picturedPlaces } from '../../../domain/picturedPlaces';
import { START_ZOOM } from '../../../domain/round';
import type { FurtherPlace } from '../../../features/game/gameSlice';
import { framePosition, isInFrame } from '../../../maps/camera';
import type { Extent, Position } from '../../../maps/webMercator';
import { useServices } from '../../../store/hooks';

type ShownPlace = {
  readonly place: FurtherPlace;
  /** Whether it has a picture of its own. */
  readonly isPictured: boolean;
  /** Its position on the country's picture; undefined if it is not there. */
  readonly at: Position | undefined;
};

/**
 * A country's places after the landmark. Suspends until they have loaded.
 * @param box what the country's picture shows
 */
export function useFurtherPlaces(name: string, box: Extent | undefined): readonly ShownPlace[] {
  const { loadPlaces, mapProviders } = useServices();
  const places = findCountry(use(loadPlaces()), name)?.mapLocations ?? [];
  const arePictured = picturedPlaces(places);
  const farthestLevel = mapProviders[0]?.farthestPlaceLevel ?? START_ZOOM;
  return places
    .map((place, index) => {
      const at = box && framePosition(box, place);
      return {
        place: { ...place, index, farthestLevel },
        isPictured: arePictured[index] ?? false,
        at: at && isInFrame(at) ? at : undefined,
      };
    })
    .slice(1);
}
