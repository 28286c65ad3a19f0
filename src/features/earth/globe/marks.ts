import { geoEquirectangular, geoGraticule, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { mesh } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';

import type { LitCountry } from '../../../domain/earth';
import { toRadians } from '../../../domain/geography';
import type { Earth } from '../../../maps/earthFiles';

/** In degrees: widths of lines, and the size of the dot that stands for a small country. */
const [BORDER, EDGE, DOT] = [0.1, 0.15, 1.6];

/**
 * Draws where the Earth is lit in red, the edges of that in blue, other borders in green: a map for the globe's
 * shader, equirectangular.
 * @param width in pixels, twice the height
 */
export function drawMarks(width: number, { outlines, shapes }: Earth, lit: readonly LitCountry[]) {
  const canvas = new OffscreenCanvas(width, width / 2);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas.');
  const projection = geoEquirectangular()
    .scale(width / 2 / Math.PI)
    .translate([width / 2, width / 4])
    .precision(0);
  const path = geoPath(projection, context);
  // Each of the three colours is kept where another is drawn over it.
  context.globalCompositeOperation = 'lighter';
  context.lineCap = context.lineJoin = 'round';

  context.fillStyle = '#f00';
  for (const { name } of lit) {
    const shape = shapes.get(name);
    if (!shape) continue;
    context.beginPath();
    path(shape);
    context.fill();
  }

  /** @param lat where the line has this width on the globe: the map stretches it the more, the nearer to a pole */
  const stroke = (line: GeoPermissibleObjects, color: string, degrees: number, lat = 0) => {
    context.beginPath();
    path(line);
    context.strokeStyle = color;
    context.lineWidth = (degrees * width) / 360;
    context.setTransform(1 / Math.cos(toRadians(lat)), 0, 0, 1, 0, 0);
    context.stroke();
    context.resetTransform();
  };
  const { countries } = outlines.objects;
  const names = new Set(lit.map(({ name }) => name));
  const isLit = ({ id }: GeometryObject) => names.has(String(id));
  const strokeBorders = (ofLit: boolean, color: string, degrees: number) => {
    const lines = mesh(outlines, countries, (a, b) => (isLit(a) || isLit(b)) === ofLit);
    for (const coordinates of lines.coordinates) {
      const [, lat] = coordinates[coordinates.length >> 1] ?? [];
      stroke({ type: 'LineString', coordinates }, color, degrees, lat);
    }
  };
  stroke(geoGraticule().step([15, 15])(), '#050', BORDER);
  strokeBorders(false, '#0f0', BORDER);
  strokeBorders(true, '#00f', EDGE);
  for (const { name, round } of lit) {
    if (shapes.has(name)) continue;
    const { lat, lon } = round.answer;
    // A dot is a line that is only as long as its round ends.
    const coordinates = [lon, lon + 0.01].map((end) => [end, lat]);
    stroke({ type: 'LineString', coordinates }, '#f0f', DOT, lat);
  }
  return canvas.transferToImageBitmap();
}
