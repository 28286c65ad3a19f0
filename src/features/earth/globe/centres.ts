import { geoArea, geoCentroid, geoDistance } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';

import { EARTH_RADIUS_KM, type Point } from '../../../domain/geography';
import type { Landmark } from '../../../domain/landmarks';
import type { Earth } from '../../../maps/earthFiles';
import { limitedZoom, type View } from './turns';

/** What a newcomer sees. */
export const FIRST_VIEW: View = { lat: 15, lon: 10, zoom: 1 };

/** How much of the globe's radius a country is to reach from the middle. */
const SHARE = 0.4;

/** Up to this area of its largest part a country is small: 60,000 km², in steradians. */
const SMALL = 60_000 / EARTH_RADIUS_KM ** 2;

/** The part that comes first, without the territories. None of the smallest countries has one. */
function largestPart(shape: Feature<MultiPolygon> | undefined): Polygon | undefined {
  const coordinates = shape?.geometry.coordinates[0];
  return coordinates && { type: 'Polygon', coordinates };
}

export function isSmall(shape: Feature<MultiPolygon> | undefined) {
  const part = largestPart(shape);
  return !part || geoArea(part) <= SMALL;
}

/** Where to turn to for a country: the middle of its largest part, or the landmark of a small one. */
export function countryCentre(shapes: Earth['shapes'], landmark: Landmark): Point {
  const part = largestPart(shapes.get(landmark.name));
  if (!part) return landmark;
  const [lon, lat] = geoCentroid(part);
  return { lat, lon };
}

/** A view of a country, as near as its size asks. */
export function countryView(shapes: Earth['shapes'], landmark: Landmark): View {
  const centre = countryCentre(shapes, landmark);
  const [ring = []] = largestPart(shapes.get(landmark.name))?.coordinates ?? [];
  const reach = Math.max(
    ...ring.map(([lon = 0, lat = 0]) => geoDistance([lon, lat], [centre.lon, centre.lat])),
    0,
  );
  return { ...centre, zoom: limitedZoom(SHARE / Math.sin(Math.min(reach, Math.PI / 2))) };
}
