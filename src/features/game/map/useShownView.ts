import { useMemo } from 'react';

import { useAppSelector, useServices } from '../../../app/hooks';
import { allowedZooms, hasEnded, isBegun, MAX_GUESSES } from '../../../domain/round';
import { useLoaded } from '../../../lib/useLoaded';
import { cameraOn, contains } from '../../../maps/camera';
import {
  mappedPlace,
  selectCurrentRound,
  selectMappedPlace,
  selectMisses,
  selectPictures,
  selectRecapView,
  selectZoom,
} from '../gameSelectors';

/** The atlas's levels of a landmark, nearest first. */
const LEVELS = allowedZooms(MAX_GUESSES);

/**
 * What the frame shows of a round: while it is played, a level. After its end, the whole country, or all
 * guesses. Those are the atlas's pictures, whatever the provider: nothing is billed.
 */
export function useShownView() {
  const { atlas, countries, loadOutline } = useServices();
  const place = useAppSelector(selectMappedPlace);
  const zoom = useAppSelector(selectZoom);
  const picturesOfLevel = useAppSelector(selectPictures);
  const misses = useAppSelector((state) => selectMisses(state, countries));
  const round = useAppSelector(selectCurrentRound);
  const answer = round?.answer;
  // Loaded when the round begins, so that it is ready at the end; if that fails, again with each guess.
  const outline = useLoaded(
    round && isBegun(round) ? round.answer.name : undefined,
    loadOutline,
    round?.guesses.length,
  );
  const picked = useAppSelector(selectRecapView);
  const view = picked === 'country' && outline === null ? 'level' : picked;
  const country = useMemo(
    () => (answer && outline ? atlas.countryPicture(answer.name, outline.box) : null),
    [answer, outline, atlas],
  );

  const end = useMemo(() => {
    if (!answer || view === 'level' || (view === 'country' && !country)) return null;
    const landmark = mappedPlace(answer);
    const levels = LEVELS.flatMap((level) => atlas.picture(landmark, level) ?? []);
    const shot =
      view === 'country'
        ? country && { camera: country.box, picture: country }
        : cameraOn([answer, ...misses], [...levels, ...(country ? [country] : []), atlas.world]);
    if (!shot) return null;
    const { camera, picture } = shot;
    // Up to the first that contains what is shown: none of the camera's way is without a picture.
    const through = levels.filter((_, index) => {
      const nearer = levels[index - 1];
      return !nearer || !contains(nearer.box, camera);
    });
    return { camera, pictures: [picture], through };
  }, [view, country, misses, answer, atlas]);
  const isEnd = view !== 'level';
  return {
    view,
    /** Undefined for what is no level. */
    level: isEnd ? undefined : zoom,
    outline,
    misses,
    place,
    /** Undefined until they are known. */
    pictures: isEnd ? end?.pictures : picturesOfLevel,
    camera: end?.camera,
    through: end?.through ?? [],
    /** The picture that the end will show. */
    nextUrl: round && !hasEnded(round) ? country?.url : undefined,
  };
}

export type ShownView = ReturnType<typeof useShownView>;
