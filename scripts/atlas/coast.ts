import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';

import { latitudeOf, longitudeOf } from '../../src/maps/webMercator.ts';
import type { View } from './mercator.ts';

/** Sub-pixels per pixel side. */
const FINENESS = 3;
/** Resolution of the drawing in pixels per inch, and centimetres per inch. */
const DPI = 300;
const INCH_CM = 2.54;
const MAX_BYTES = 2 ** 30;

/** The shares of land and of lake in each pixel, 0 to 1, from GSHHG's outlines; the rest is sea. */
export function coastOf(view: View) {
  const { width, height } = view;
  const fine = drawClasses(view);
  const land = new Float32Array(width * height);
  const lake = new Float32Array(width * height);
  const share = 1 / (FINENESS * FINENESS);
  for (let y = 0; y < height * FINENESS; y++) {
    const row = Math.floor(y / FINENESS) * width;
    for (let x = 0; x < width * FINENESS; x++) {
      const at = (y * width * FINENESS + x) * 3;
      const pixel = row + Math.floor(x / FINENESS);
      if (fine[at]) land[pixel] += share;
      else if (fine[at + 1]) lake[pixel] += share;
    }
  }
  return { land, lake };
}

/**
 * Land, sea and lakes in pure red, blue and green, drawn by the Generic Mapping Tools (Debian packages
 * gmt and ghostscript): rows of interleaved red, green and blue. Not antialiased, which would show
 * hairlines between gmt's bins.
 */
function drawClasses(view: View) {
  const [width, height] = [view.width * FINENESS, view.height * FINENESS];
  const west = [longitudeOf(view.west), latitudeOf(view.south)];
  const east = [longitudeOf(view.east), latitudeOf(view.north)];
  const corners = [...west, ...east].map((edge) => edge.toFixed(7)).join('/');
  const region = [
    `-JM${((width / DPI) * INCH_CM).toFixed(4)}c`,
    `-R${corners}r`,
    `-D${resolutionFor(view.kmPerPixel)}`,
    // Web Mercator treats WGS84 coordinates as if they were on a sphere.
    '--PROJ_ELLIPSOID=sphere',
  ];
  const colours = ['-G255/0/0', '-S0/0/255', '-C0/255/0'];
  const postscript = execFileSync('gmt', ['pscoast', ...region, ...colours, '-P', '-X0', '-Y0'], {
    // It writes a history of its arguments.
    cwd: tmpdir(),
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const device = ['-sDEVICE=ppmraw', `-r${DPI}`, `-g${width}x${height}`, '-sOutputFile=%stdout'];
  const ppm = execFileSync('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...device, '-'], {
    input: postscript,
    maxBuffer: MAX_BYTES,
  });
  return ppm.subarray(ppm.length - 3 * width * height);
}

/** GSHHG's resolution for a pixel size: f(ull), h(igh, 200 m), i(ntermediate, 1 km) or l(ow, 5 km). */
function resolutionFor(kmPerPixel: number) {
  if (kmPerPixel < 1) return 'f';
  if (kmPerPixel < 2) return 'h';
  return kmPerPixel < 8 ? 'i' : 'l';
}
