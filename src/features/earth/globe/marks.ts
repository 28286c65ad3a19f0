import { geoEquirectangular, geoGraticule, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { mesh } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';

import type { LitCountry } from '../../../domain/earth';
import { toRadians } from '../../../domain/geography';
import type { Earth } from '../../../maps/earthFiles';

/** In degrees: widths of lines, and the size of the dot that stands for a small country. */
const [BORDER, EDGE, DOT] = [0.1, 0.15, 1.6];
/** Lines of one latitude are drawn together, in degrees. */
const BAND = 6;

/**
 * Draws where the Earth is lit in red, the edges of that in blue, other borders in green: a map for the globe's
 * shader, equirectangular.
 * @param width in pixels, twice the height
 */
export function drawMarks(width: number, { outlines, shapes }: Earth, lit: readonly LitCountry[]) {
  const canvas = new OffscreenCanvas(width, width / 2);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas.');
  const degree = width / 360;
  const projection = geoEquirectangular()
    .scale(width / 2 / Math.PI)
    .translate([width / 2, width / 4])
    .precision(0);
  // Each of the three colours is kept where another is drawn over it.
  context.globalCompositeOperation = 'lighter';
  context.lineCap = context.lineJoin = 'round';

  /** Strokes lines of one width on the globe, which a map stretches more the farther from the equator. */
  const stroke = (lines: GeoPermissibleObjects, color: string, lineWidth: number) => {
    const bands = Array.from({ length: 180 / BAND }, (_, index) => ({
      path: new Path2D(),
      stretch: 1 / Math.cos(toRadians(90 - BAND * (index + 0.5))),
    }));
    let last = { x: 0, y: 0, band: bands[0] };
    const moveTo = (x: number, y: number) => (last = { x, y, band: undefined });
    const lineTo = (x: number, y: number) => {
      const band = bands[Math.floor((last.y + y) / 2 / degree / BAND)];
      if (band && band !== last.band) band.path.moveTo(last.x / band.stretch, last.y);
      band?.path.lineTo(x / band.stretch, y);
      last = { x, y, band };
    };
    const ignore = () => undefined;
    // A dot is a line that is only as long as its round ends.
    const arc = (x: number, y: number) => {
      moveTo(x, y);
      lineTo(x + 0.01, y);
    };
    geoPath(projection, { moveTo, lineTo, arc, beginPath: ignore, closePath: ignore })(lines);
    context.strokeStyle = color;
    context.lineWidth = lineWidth * degree;
    for (const { path, stretch } of bands) {
      context.setTransform(stretch, 0, 0, 1, 0, 0);
      context.stroke(path);
    }
    context.resetTransform();
  };

  context.fillStyle = '#f00';
  const path = geoPath(projection, context);
  for (const { name } of lit) {
    const shape = shapes.get(name);
    if (!shape) continue;
    context.beginPath();
    path(shape);
    context.fill();
  }
  const { countries } = outlines.objects;
  const names = new Set(lit.map(({ name }) => name));
  const isLit = ({ id }: GeometryObject) => names.has(String(id));
  stroke(geoGraticule().step([15, 15])(), '#050', BORDER);
  stroke(
    mesh(outlines, countries, (a, b) => !isLit(a) && !isLit(b)),
    '#0f0',
    BORDER,
  );
  stroke(
    mesh(outlines, countries, (a, b) => isLit(a) || isLit(b)),
    '#00f',
    EDGE,
  );
  const dots = lit.filter(({ name }) => !shapes.has(name));
  const coordinates = dots.map(({ round: { answer } }) => [answer.lon, answer.lat]);
  stroke({ type: 'MultiPoint', coordinates }, '#f0f', DOT);
  return canvas.transferToImageBitmap();
}
