import { geoGraticule, geoPath, type GeoPermissibleObjects, geoTransform } from 'd3-geo';
import { mesh } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';

import type { LitCountry } from '../../../domain/earth';
import { type Point, toRadians } from '../../../domain/geography';
import { type Earth, lightsOf } from '../../../maps/earthFiles';
import { countryCentre, isSmall } from './centres';

/** Where the marks begin and end, in degrees east: no outline of a country crosses this meridian. */
export const SEAM = -169.3;
/** In degrees: widths of lines, and the radius of a small country's light. */
const [BORDER, EDGE, LIGHT] = [0.1, 0.15, 3];
/** The least radius of a light in pixels, for a small globe. */
const LEAST_LIGHT = 10;
/** The dot in the middle of a light, for what has no outline, as a share of its radius. */
const DOT = 0.26;
/** Of a light, by the share of its radius. Seen from near, what is darker is nothing: the dot is smaller. */
const GLOW = { 0: '#006', 1: '#000' };
const GLOW_WITH_DOT = { 0: '#00f', [0.45 * DOT]: '#00c', [DOT]: '#006', 1: '#000' };

/**
 * Draws an equirectangular map for the globe's shader: where the Earth is lit in red; the edges of that, and the
 * lights of small countries, in blue; other borders and a grid in green.
 * @param width in pixels, twice the height
 */
export function drawMarks(width: number, { outlines, shapes }: Earth, lit: readonly LitCountry[]) {
  const canvas = new OffscreenCanvas(width, width / 2);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas.');
  const degree = width / 360;
  const project = (lon: number, lat: number) =>
    [((lon - SEAM + 360) % 360) * degree, (90 - lat) * degree] as const;
  const projection = geoTransform({
    point(lon, lat) {
      this.stream.point(...project(lon, lat));
    },
  });
  const path = geoPath(projection, context);
  // Each of the three colours is kept where another is drawn over it.
  context.globalCompositeOperation = 'lighter';
  context.lineCap = context.lineJoin = 'round';

  const names = new Set(lit.map(({ name }) => name));
  context.fillStyle = '#f00';
  context.beginPath();
  for (const [name, shape] of shapes) if (names.has(name)) path(shape);
  context.fill();

  /** How much wider than on the globe everything is on the map. */
  const stretch = (lat: number) => 1 / Math.cos(toRadians(lat));
  /** @param lat where the line has this width on the globe */
  const stroke = (line: GeoPermissibleObjects, color: string, degrees: number, lat = 0) => {
    context.beginPath();
    path(line);
    context.strokeStyle = color;
    context.lineWidth = degrees * degree;
    context.setTransform(stretch(lat), 0, 0, 1, 0, 0);
    context.stroke();
    context.resetTransform();
  };
  const { countries } = outlines.objects;
  const isLit = ({ id }: GeometryObject) => names.has(String(id));
  const strokeBorders = (ofLit: boolean, color: string, degrees: number) => {
    const lines = mesh(outlines, countries, (a, b) => (isLit(a) || isLit(b)) === ofLit);
    for (const coordinates of lines.coordinates) {
      const [, lat] = coordinates[coordinates.length >> 1] ?? [];
      stroke({ type: 'LineString', coordinates }, color, degrees, lat);
    }
  };
  const grid = geoGraticule()
    .step([15, 15])
    .extent([
      [-180, -75],
      [180, 75.1],
    ]);
  stroke(grid(), '#050', BORDER);
  strokeBorders(false, '#0f0', BORDER);
  strokeBorders(true, '#00f', EDGE);

  // Lights that overlap do not add up.
  context.globalCompositeOperation = 'lighten';
  const radius = Math.max(LIGHT, LEAST_LIGHT / degree);
  const gradient = (stops: object) => {
    const glow = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    for (const [share, color] of Object.entries(stops))
      glow.addColorStop(Number(share), color as string);
    return glow;
  };
  const [glow, glowWithDot] = [gradient(GLOW), gradient(GLOW_WITH_DOT)];
  const light = ({ lat, lon }: Point, style: CanvasGradient) => {
    context.setTransform(stretch(lat) * degree, 0, 0, degree, ...project(lon, lat));
    context.fillStyle = style;
    context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  };
  for (const country of lit) {
    const shape = shapes.get(country.name);
    for (const point of lightsOf(shape)) light(point, glowWithDot);
    if (isSmall(shape))
      light(countryCentre(shapes, country.round.answer), shape ? glow : glowWithDot);
  }
  return canvas.transferToImageBitmap();
}
