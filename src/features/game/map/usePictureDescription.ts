import { useDeferredValue } from 'react';

import { loadOnce } from '../../../lib/loadOnce';
import { useLoaded } from '../../../lib/useLoaded';
import type { MappedPlace } from '../../../maps/mapProvider';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useLoadTexts } from '../../../texts/useTexts';
import { selectSettings } from '../../settings/settingsSlice';
import { selectZoom } from '../gameSelectors';
import type { usePicture } from './usePicture';

const loadDescriber = loadOnce(() => import('./describePictures'));

/**
 * Describes the atlas's picture of the current level. Facts and words load after a picture has loaded or
 * failed, so as not to delay the first; after a failure they are requested again at the next level.
 * @param place the landmark, or undefined while the map shows something else
 * @returns null if the description cannot be loaded, undefined while there is none
 */
export function usePictureDescription(
  place: MappedPlace | undefined,
  { onScreen, status }: ReturnType<typeof usePicture>,
) {
  const { loadFacts, onWake } = useServices();
  const loadAll = useLoadTexts();
  // With the picture, and so announced after a guess's result.
  const zoom = useDeferredValue(useAppSelector(selectZoom));
  const { units } = useAppSelector(selectSettings);
  const load = async (country: string) => {
    const loading = [loadDescriber(), loadFacts(country), loadAll()] as const;
    const [{ describePictures }, facts, texts] = await Promise.all(loading);
    return describePictures(facts, texts);
  };
  const describe = useLoaded(onWake, place?.country, load, status !== 'loading' && zoom);
  const isOfAtlas = onScreen?.picture.isOfAtlas ?? true;
  return describe ? place && describe(place, zoom, units, isOfAtlas) : describe;
}
