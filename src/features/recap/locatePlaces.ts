import type { Country, Place } from '../../domain/countries';
import { farthestZoom, MAX_GUESSES, ZOOM_LEVELS, type ZoomLevel } from '../../domain/round';
import { fallbackUrl } from '../../maps/fallbackUrl';
import type { Atlas } from '../../maps/makeAtlas';
import { shareInBox } from '../../maps/webMercator';
import type { XY } from './spreadMarkers';

/** The farthest level that the atlas has. */
const FARTHEST = farthestZoom(MAX_GUESSES);
/** A place nearer to the picture's edge, in shares of its size, would have its marker cut off. */
const EDGE = 0.03;

const isSeen = ({ x, y }: XY) => [x, y].every((share) => share >= EDGE && share <= 1 - EDGE);

/** A place, and where it lies on a picture in shares of its width and height. */
export type SeenPlace = { readonly place: Place; readonly share: XY };

/**
 * A country's places besides the answer's: on the nearest of the atlas's pictures that holds them
 * all, or those that the farthest holds. Null where the country has no more than one place.
 */
export function locatePlaces({ name, mapLocations }: Country, atlas: Atlas) {
  const [centre, ...others] = mapLocations;
  if (!centre || others.length === 0) return null;
  const mapped = { country: name, lat: centre.lat, lon: centre.lon };
  const sharesAt = (level: ZoomLevel): SeenPlace[] => {
    const box = atlas.box(mapped, level);
    return others.map((place) => ({ place, share: shareInBox(place, box) }));
  };
  const level =
    ZOOM_LEVELS.filter((level) => level > FARTHEST).find((level) =>
      sharesAt(level).every(({ share }) => isSeen(share)),
    ) ?? FARTHEST;
  /** Null where the atlas has no picture of the country. */
  const url = fallbackUrl([atlas], mapped, level);
  const seen = url ? sharesAt(level).filter(({ share }) => isSeen(share)) : [];
  return {
    centre,
    url,
    seen,
    unseen: others.filter((other) => seen.every(({ place }) => place !== other)),
  };
}
