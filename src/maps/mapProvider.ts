import type { Point } from '../domain/geography';
import type { ZoomLevel } from '../domain/round';

/** What is pictured: a point at the centre of the picture, and the name of its country. */
export type MappedPlace = Point & { readonly country: string };

/** The address of a picture, or why none can be built. */
export type PictureUrl = { readonly url: string } | { readonly unavailable: string };

/** A source of map pictures. Pure: it computes addresses and loads nothing. */
export type MapProvider = {
  readonly id: string;
  /** Scheme and host of its pictures, where they do not come from the site itself. */
  readonly origin?: string;
  /** The access token that its addresses need, if any. */
  readonly token?: string;
  /** Whose imagery it is, as its terms want it named on the picture. */
  readonly credit: string;
  /** Whether it can picture any place at all levels, not the countries' first places only. */
  readonly picturesAnyPlace: boolean;
  readonly pictureUrl: (place: MappedPlace, zoom: ZoomLevel) => PictureUrl;
  /** The width of the ground that the picture shows along its middle row, in km. */
  readonly widthKm: (place: MappedPlace, zoom: ZoomLevel) => number;
};
