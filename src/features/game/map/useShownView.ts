import { useMemo } from 'react';

import { useAppSelector, useServices } from '../../../app/hooks';
import { isBegun } from '../../../domain/round';
import {
  selectCurrentRound,
  selectEndView,
  selectMappedPlace,
  selectMisses,
  selectPictures,
  selectZoom,
} from '../gameSelectors';
import { endPictures, levelHolding } from './endPictures';
import { useLoaded } from './useLoaded';

/**
 * What the frame shows of a round: while it is played, a level. After its end, the nearest level that
 * contains the whole country, or all guesses, else the world. Those are the atlas's pictures, whatever
 * the provider: nothing is billed.
 */
export function useShownView() {
  const { atlas, countries, loadOutline } = useServices();
  const place = useAppSelector(selectMappedPlace);
  const zoom = useAppSelector(selectZoom);
  const picturesOfLevel = useAppSelector(selectPictures);
  const misses = useAppSelector((state) => selectMisses(state, countries));
  const round = useAppSelector(selectCurrentRound);
  // Loaded when the round begins, so that it is ready at the end.
  const outline = useLoaded(round && isBegun(round) ? round.answer.name : undefined, loadOutline);
  const picked = useAppSelector(selectEndView);
  const view = picked === 'country' && outline === null ? 'level' : picked;

  const end = useMemo(() => {
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
    /** The pictures of the levels on the way there. */
    through: end?.through ?? [],
  };
}

export type ShownView = ReturnType<typeof useShownView>;
