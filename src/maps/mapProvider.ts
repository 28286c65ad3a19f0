import type { Point } from '../domain/geography';
import type { ZoomLevel } from '../domain/round';

/** The place at the centre of a picture. */
export type MappedPlace = Point & {
  /** The country's name. */
  readonly country: string;
  /** The place's index in the country's list: 0 is the landmark, the others are further places. */
  readonly index: number;
};

/** A source of map pictures. Pure: it computes addresses and loads nothing. */
export type MapProvider = {
  readonly id: string;
  /** Scheme and host of its pictures, unless they come from the site itself. */
  readonly origin?: string;
  /** The access token that its addresses need, if any. */
  readonly token?: string;
  /** The attribution that its terms require on the pictures of a place. */
  readonly credit: (place: MappedPlace) => string;
  /** The farthest level of its pictures of further places. Of landmarks it has a round's levels. */
  readonly farthestPlaceLevel: ZoomLevel;
  /** The address of a picture, or null if it has none. */
  readonly pictureUrl: (place: MappedPlace, zoom: ZoomLevel) => string | null;
  /** The width of the ground that the picture shows along its middle row, in km. */
  readonly widthKm: (place: MappedPlace, zoom: ZoomLevel) => number;
};

/** A place's picture from the last provider, which is free to show. Null if it has none. */
export const fallbackUrl = (
  providers: readonly MapProvider[],
  place: MappedPlace,
  zoom: ZoomLevel,
): string | null => providers.at(-1)?.pictureUrl(place, zoom) ?? null;
