import { useMemo } from 'react';

import { useAppSelector, useServices } from '../../app/hooks';
import { endPictures, levelHolding } from './endPictures';
import {
  type Picture,
  selectEndView,
  selectMappedPlace,
  selectMisses,
  selectPictures,
  selectZoom,
} from './gameSelectors';
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

  const ofGuesses = useMemo(
    () => place && levelHolding(misses, place, atlas),
    [misses, place, atlas],
  );
  const level = view === 'guesses' ? ofGuesses : outline?.level;
  const end = useMemo(() => place && endPictures(level, place, atlas), [level, place, atlas]);
  const isKnown = view !== 'country' || outline !== undefined;
  const { pictures, through } =
    view === 'level' || !end ? { pictures: picturesOfLevel, through: NO_PICTURES } : end;
  return {
    view,
    /** Undefined for the world. */
    level: view === 'level' ? zoom : level,
    outline,
    misses,
    place,
    /** Undefined until they are known. */
    pictures: isKnown ? pictures : undefined,
    /** Those of the levels on the way there. */
    through,
  };
}

export type ShownView = ReturnType<typeof useShownView>;
