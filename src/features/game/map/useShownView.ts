import { useMemo } from 'react';

import { useAppSelector, useServices } from '../../../app/hooks';
import {
  type Picture,
  selectEndView,
  selectMappedPlace,
  selectMisses,
  selectPictures,
  selectZoom,
} from '../gameSelectors';
import { endPictures, levelHolding } from './endPictures';
import { useOutline } from './useOutline';

const NO_PICTURES: readonly Picture[] = [];

/**
 * What the frame shows of a round: while it is played, a level. After its end, the nearest level that
 * holds the whole country, or all guesses, and the world where none does. Those are the atlas's pictures
 * whatever the provider is: nothing is billed.
 */
export function useShownView() {
  const { atlas, countries } = useServices();
  const place = useAppSelector(selectMappedPlace);
  const zoom = useAppSelector(selectZoom);
  const picturesOfLevel = useAppSelector(selectPictures);
  const misses = useAppSelector((state) => selectMisses(state, countries));
  const outline = useOutline();
  const picked = useAppSelector(selectEndView);
  // Without an outline there is no telling where the country ends.
  const view = picked === 'country' && outline === null ? 'level' : picked;

  const end = useMemo(() => {
    // While the round is played there is nothing to work out.
    if (!place || view === 'level' || (view === 'country' && !outline)) return null;
    const level = view === 'country' ? outline?.level : levelHolding(misses, place, atlas);
    return { level, ...endPictures(level, place, atlas) };
  }, [view, outline, misses, place, atlas]);
  const shown = view === 'level' ? { level: zoom, pictures: picturesOfLevel } : end;
  return {
    view,
    /** Undefined for the world. */
    level: shown?.level,
    outline,
    misses,
    place,
    /** Undefined until they are known. */
    pictures: shown?.pictures,
    /** Those of the levels on the way there. */
    through: end?.through ?? NO_PICTURES,
  };
}

export type ShownView = ReturnType<typeof useShownView>;
