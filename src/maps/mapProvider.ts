import type { Point } from '../domain/geography';
import type { ZoomLevel } from '../domain/round';

/** What is pictured: a place of a country, at the centre of the picture. */
export type MappedPlace = Point & {
  /** The country's name. */
  readonly country: string;
  /** The place's index in the country's list: 0 is the landmark, the others are further places. */
  readonly index: number;
};

/** A source of map pictures. Pure: it computes addresses and loads nothing. */
export type MapProvider = {
  readonly id: string;
  /** Scheme and host of its pictures, where they do not come from the site itself. */
  readonly origin?: string;
  /** The access token that its addresses need, if any. */
  readonly token?: string;
  /** Whose imagery it is, as its terms want it named on the pictures of a place. */
  readonly credit: (place: MappedPlace) => string;
  /** Of a further place it has pictures from level 18 to this one; of a landmark, those of a round. */
  readonly farthestPlaceLevel: ZoomLevel;
  /** The address of a picture, or null where none can be built. */
  readonly pictureUrl: (place: MappedPlace, zoom: ZoomLevel) => string | null;
  /** The width of the ground that the picture shows along its middle row, in km. */
  readonly widthKm: (place: MappedPlace, zoom: ZoomLevel) => number;
};
