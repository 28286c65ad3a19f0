import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Resolution of the drawing in pixels per inch, and centimetres per inch. */
const DPI = 300;
const INCH_CM = 2.54;
const MOST_BYTES = 2 ** 30;

/** Land, sea and lakes as pure red, blue and green. */
export const CLASS_COLOURS = ['-G255/0/0', '-S0/0/255', '-C0/255/0'];

/**
 * A region drawn in Mercator's projection by the Generic Mapping Tools (Debian packages gmt and
 * ghostscript): rows of interleaved red, green and blue. It is not antialiased, which would show
 * hairlines between gmt's bins.
 * @param {string[]} args of gmt's module coast
 * @param {{ width: number, height: number }} size pixels
 */
export function drawRegion(args, { width, height }) {
  const projection = `-JM${((width / DPI) * INCH_CM).toFixed(4)}c`;
  const page = ['-P', '-X0', '-Y0'];
  const postscript = execFileSync('gmt', ['pscoast', projection, ...args, ...page], {
    // It leaves a history of its arguments.
    cwd: tmpdir(),
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const device = ['-sDEVICE=ppmraw', `-r${DPI}`, `-g${width}x${height}`, '-sOutputFile=%stdout'];
  const ppm = execFileSync('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...device, '-'], {
    input: postscript,
    maxBuffer: MOST_BYTES,
  });
  return ppm.subarray(ppm.length - 3 * width * height);
}
