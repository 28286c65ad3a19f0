import type { Point } from '../domain/geography';
import type { Answer, ZoomLevel } from '../domain/round';
import type { Extent } from './webMercator';

/** The place at the centre of a picture. */
export type MappedPlace = Point & {
  /** The country's name. */
  readonly country: string;
  /** The place's index in the country's list: 0 is the landmark, the others are further places. */
  readonly index: number;
};

/** The landmark of a round. */
export const mappedPlace = ({ name, lat, lon }: Answer) => ({ country: name, index: 0, lat, lon });

/** A picture of the map, from its provider to the image on the page. */
export type Picture = {
  /** With `TOKEN_MASK` in place of a token. */
  readonly url: string;
  /** What it shows. */
  readonly box: Extent;
  /** The attribution that the provider's terms require. */
  readonly credit: string;
  /** Whether it is the site's own: the fallback of any other. */
  readonly isOfAtlas: boolean;
};

/** A source of map pictures. Pure: it computes addresses and loads nothing. */
export type MapProvider = {
  readonly id: string;
  /** Scheme and host of its pictures, unless they come from the site itself. */
  readonly origin?: string;
  /** The access token that its addresses need, if any. */
  readonly token?: string;
  /** The farthest level of its pictures of further places; landmarks have all levels of a round. */
  readonly farthestPlaceLevel: ZoomLevel;
  /** Its picture of a place at a level, or null if it has none. */
  readonly picture: (place: MappedPlace, zoom: ZoomLevel) => Picture | null;
};
