import { useMemo } from 'react';

import { useAppSelector, useServices } from '../../../app/hooks';
import type { Point } from '../../../domain/geography';
import { allowedZooms, isBegun, MAX_GUESSES } from '../../../domain/round';
import { useLoaded } from '../../../lib/useLoaded';
import type { Atlas } from '../../../maps/makeAtlas';
import type { MappedPlace } from '../../../maps/mapProvider';
import { PICTURE_FRAME } from '../../../maps/pictureFrame';
import {
  type Picture,
  selectCurrentRound,
  selectEndView,
  selectMappedPlace,
  selectMisses,
  selectPictures,
  selectZoom,
} from '../gameSelectors';

/** The atlas's levels of a landmark, nearest first. */
const LEVELS = allowedZooms(MAX_GUESSES);

/** The least distance of a guess from the edge of the frame. */
const MARGIN = 50;
const { width, height } = PICTURE_FRAME;

/** The nearest level whose picture of a place contains all points; undefined if none does. */
export const levelHolding = (points: readonly Point[], place: MappedPlace, atlas: Atlas) =>
  LEVELS.find((level) =>
    points.every((point) => {
      const { x, y } = atlas.positionOf(point, place, level);
      return x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN;
    }),
  );

/** The atlas's pictures of a place, from the nearest level to the farthest one given. */
const picturesUpTo = (farthest: number, place: MappedPlace, atlas: Atlas): Picture[] =>
  LEVELS.filter((level) => level >= farthest).flatMap((level) => {
    const url = atlas.pictureUrl(place, level);
    const widthKm = atlas.widthKm(place, level);
    return url === null ? [] : [{ url, widthKm, credit: atlas.credit(place), isOfAtlas: true }];
  });

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
  // Loaded when the round begins, so that it is ready at the end; if that fails, again with each guess.
  const outline = useLoaded(
    round && isBegun(round) ? round.answer.name : undefined,
    loadOutline,
    round?.guesses.length,
  );
  const picked = useAppSelector(selectEndView);
  const view = picked === 'country' && outline === null ? 'level' : picked;

  const end = useMemo(() => {
    if (!place || view === 'level' || (view === 'country' && !outline)) return null;
    const level = view === 'country' ? outline?.level : levelHolding(misses, place, atlas);
    if (level === undefined) {
      const { url, widthKm } = atlas.world;
      const world = { url, widthKm, credit: atlas.credit(place), isOfAtlas: true, isWorld: true };
      return { level, pictures: [world], through: [] };
    }
    const way = picturesUpTo(level, place, atlas);
    return { level, pictures: way.slice(-1), through: way.slice(0, -1) };
  }, [view, outline, misses, place, atlas]);
  return {
    view,
    /** Undefined for the world. */
    level: end ? end.level : zoom,
    outline,
    misses,
    place,
    /** Undefined until they are known. */
    pictures: view === 'level' ? picturesOfLevel : end?.pictures,
    /** The pictures of the levels on the way there. */
    through: end?.through ?? [],
  };
}

export type ShownView = ReturnType<typeof useShownView>;
