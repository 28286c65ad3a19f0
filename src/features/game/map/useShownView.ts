import { useMemo } from 'react';

import { allowedZooms, hasEnded, MAX_GUESSES } from '../../../domain/round';
import { cameraOn, contains } from '../../../maps/camera';
import type { Outline } from '../../../maps/outline';
import { useAppSelector, useServices } from '../../../store/hooks';
import {
  mapKey,
  mappedPlace,
  selectCurrentRound,
  selectMappedPlace,
  selectMisses,
  selectPictures,
  selectRecapView,
  selectZoom,
} from '../gameSelectors';
import type { Request } from './pictureState';

/** The atlas's levels of a landmark, nearest first. */
const LEVELS = allowedZooms(MAX_GUESSES);

/**
 * What the frame shows of a round: a level while it is played; after its end also the whole country, or all
 * guesses. Those two always use the atlas's pictures: nothing is billed.
 * @param outline of the round's country; undefined until it has loaded, null if it cannot be
 */
export function useShownView(outline: Outline | null | undefined) {
  const { atlas, countries } = useServices();
  const place = useAppSelector(selectMappedPlace);
  const zoom = useAppSelector(selectZoom);
  const picturesOfLevel = useAppSelector(selectPictures);
  const misses = useAppSelector((state) => selectMisses(state, countries));
  const round = useAppSelector(selectCurrentRound);
  const answer = round?.answer;
  const picked = useAppSelector(selectRecapView);
  const view = picked === 'country' && outline === null ? 'level' : picked;
  const country = useMemo(
    () => (answer && outline ? atlas.countryPicture(answer.name, outline.box) : null),
    [answer, outline, atlas],
  );

  const request = useMemo((): Request => {
    const key = answer ? mapKey(mappedPlace(answer)) : '';
    const nothing = { key, pictures: undefined, through: [] };
    if (!answer) return nothing;
    if (view === 'level') return { ...nothing, pictures: picturesOfLevel };
    const landmark = mappedPlace(answer);
    const levels = LEVELS.flatMap((level) => atlas.picture(landmark, level) ?? []);
    const shot =
      view === 'guesses'
        ? cameraOn([answer, ...misses], [...levels, ...(country ? [country] : []), atlas.world])
        : country && { camera: country.box, picture: country };
    if (!shot) return nothing;
    const { camera, picture } = shot;
    // Up to the first that contains the camera's view, so that pictures cover its whole path.
    const through = levels.filter((_, index) => {
      const nearer = levels[index - 1];
      return !nearer || !contains(nearer.box, camera);
    });
    return { key, pictures: [picture], camera, through };
  }, [view, country, misses, answer, atlas, picturesOfLevel]);
  const isLevel = view === 'level';
  const isOver = round !== undefined && hasEnded(round);
  return {
    view,
    /** Undefined for other views. */
    level: isLevel ? zoom : undefined,
    /** Whether there is a view beyond the levels. */
    hasOverview: !isLevel || (isOver && country !== null && place?.index === 0),
    outline,
    misses,
    place,
    request,
    /** The picture to preload for the end. */
    nextUrl: isOver ? undefined : country?.url,
  };
}

export type ShownView = ReturnType<typeof useShownView>;
