import type { Feature, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { MultiPolygon as TopoMultiPolygon, Topology } from 'topojson-specification';

import type { Point } from '../domain/geography';

/** Where small territories are, as longitude and latitude: Gibraltar for the United Kingdom. */
type Lights = { readonly lights?: readonly (readonly [number, number])[] };
type Shape = Feature<MultiPolygon, Lights>;

/**
 * Outlines of countries in degrees, by their name as an id: their largest part first, their territories too.
 * Neighbours share their borders. The smallest countries have none: their landmarks stand for them.
 */
export type EarthOutlines = Topology<{
  countries: { type: 'GeometryCollection'; geometries: TopoMultiPolygon<Lights>[] };
}>;

/** What the player's Earth is drawn from. */
export type Earth = {
  readonly outlines: EarthOutlines;
  /** Each outline by itself, by the country's name. */
  readonly shapes: ReadonlyMap<string, Shape>;
  /** The whole Earth: equirectangular, from 180° W to 180° E and from 90° N to 90° S. */
  readonly picture: ImageBitmap;
};

/** Its files in the atlas. */
export const EARTH_FILES = {
  outlines: '/atlas/earth-709154.json',
  picture: '/atlas/globe-da742f.avif',
};

/** A finer picture of the Earth, for those who look closer, and its width in pixels. */
export const FINE_PICTURE = '/atlas/globe-fine-da742f.avif';
export const FINE_WIDTH = 4096;

export const shapesOf = (outlines: EarthOutlines): Earth['shapes'] =>
  new Map(
    outlines.objects.countries.geometries.map((country) => [
      String(country.id),
      feature(outlines, country),
    ]),
  );

export const lightsOf = (shape: Shape | undefined): readonly Point[] =>
  (shape?.properties.lights ?? []).map(([lon, lat]) => ({ lon, lat }));
