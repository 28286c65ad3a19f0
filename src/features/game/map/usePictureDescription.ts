import { useEffect, useState } from 'react';

import { useAppSelector, useServices } from '../../../app/hooks';
import { inTime } from '../../../lib/inTime';
import type { MappedPlace } from '../../../maps/mapProvider';
import { useLoadAllTexts } from '../../../texts/useTexts';
import { selectUnits } from '../../settings/settingsSlice';
import { selectZoom } from '../gameSelectors';
import type { describePictures } from './describePictures';

type Loaded = {
  readonly country: string;
  /** Null if it could not be loaded. */
  readonly describe: ReturnType<typeof describePictures> | null;
};

/**
 * Describes the atlas's picture of the current level. Facts and words load after a picture has loaded or
 * failed, so that they do not delay the first; if that fails, again at the next level.
 * @param place the landmark, or undefined while the map shows something else
 * @param isOfAtlas whether the picture on the screen is the atlas's
 * @param isSettled whether that picture has loaded or failed
 * @returns null if the description cannot be loaded, undefined while there is none
 */
export function usePictureDescription(
  place: MappedPlace | undefined,
  isOfAtlas: boolean,
  isSettled: boolean,
) {
  const { atlas, loadFacts } = useServices();
  const loadAll = useLoadAllTexts();
  const zoom = useAppSelector(selectZoom);
  const units = useAppSelector(selectUnits);
  const [loaded, setLoaded] = useState<Loaded>();
  const country = place?.country;
  const describe = loaded?.country === country ? loaded?.describe : undefined;
  const isDescribed = Boolean(describe);

  useEffect(() => {
    if (!country || !isSettled || isDescribed) return;
    void inTime(Promise.all([import('./describePictures'), loadFacts(country), loadAll()]))
      .then(([{ describePictures }, facts, texts]) => describePictures(facts, atlas, texts))
      .catch(() => null)
      // An earlier attempt may time out after this one has succeeded.
      .then((describe) =>
        setLoaded((was) =>
          was?.country === country && was.describe ? was : { country, describe },
        ),
      );
  }, [country, isSettled, isDescribed, zoom, atlas, loadFacts, loadAll]);

  return describe ? place && describe(place, zoom, units, isOfAtlas) : describe;
}
