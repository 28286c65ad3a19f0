import type { Point } from '../../../domain/geography';
import { allowedZooms, MAX_GUESSES, type ZoomLevel } from '../../../domain/round';
import type { Atlas } from '../../../maps/makeAtlas';
import type { MappedPlace } from '../../../maps/mapProvider';
import { PICTURE_FRAME } from '../../../maps/pictureFrame';
import type { Picture } from '../gameSelectors';

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

function pictureAt(level: ZoomLevel, place: MappedPlace, atlas: Atlas): Picture[] {
  const url = atlas.pictureUrl(place, level);
  const widthKm = atlas.widthKm(place, level);
  return url === null ? [] : [{ url, widthKm, credit: atlas.credit(place), isOfAtlas: true }];
}

/**
 * The atlas's picture for a view after the end, and those of the levels on the way there.
 * @param level undefined for the picture of the world
 */
export function endPictures(level: ZoomLevel | undefined, place: MappedPlace, atlas: Atlas) {
  if (level === undefined) {
    const { url, widthKm } = atlas.world;
    const world = { url, widthKm, credit: atlas.credit(place), isOfAtlas: true, isWorld: true };
    return { pictures: [world], through: [] };
  }
  return {
    pictures: pictureAt(level, place, atlas),
    through: LEVELS.filter((each) => each > level).flatMap((each) => pictureAt(each, place, atlas)),
  };
}
