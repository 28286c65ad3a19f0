// Reports pictures that are missing, blank or misaligned, that show a known fault, that give too much
// away or that add next to nothing to the previous level's, and countries without the facts that their
// pictures are described by: npm run atlas:check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { alignmentOf } from './alignment.mjs';
import { areFacts, factsFileOf } from './facts/contract.mjs';
import { freshness } from './fresh.mjs';
import { contrast, landShareOf } from './inspection.mjs';
import { grainOf, hazeOfSnow, landLuma } from './looks.mjs';
import { viewOf } from './mercator.mjs';
import { seenOutlineOf } from './outline.mjs';
import { LEVELS } from './parameters.mjs';
import { readPlaces } from './places.mjs';
import { failedProbes } from './probes.mjs';
import { readIndex } from './readIndex.mjs';
import { widthKm } from './scale.mjs';

/** Pictures are compared at this size, so that grain and encoder noise average out. */
const SIZE = { width: 160, height: 120 };
const LEAST_CONTRAST = 3;
const LEAST_LAND = 0.0005;
const LEAST_FRESHNESS = 0.5;
/** In less land than this, as in the open ocean, a step may add next to nothing. */
const OCEAN = 0.03;
/** What invented texture, snow without an edge and dark ground are at most and at least, as luma and
 * share, where there is as much land as this: painted islets are grainy. */
const MOST_GRAIN = 0.7;
const MOST_HAZE = 0.6;
const LEAST_LUMA = 45;
const LEAST_GROUND = 0.4;
/** Widths of first pictures in km, and the share of a country's outline in them: below NEAREST_KM
 * nothing nearer is true. */
const WIDEST_KM = 1500;
const NEAREST_KM = 100;
const MOST_OUTLINE = 0.55;

/**
 * Countries whose pictures are checked for alignment: they have coasts along both axes, no large lakes,
 * which Natural Earth counts as land, and outlines that it has in their place.
 */
const ALIGNED = 'AR AU BR CL CU EG ES FJ FR GB GR ID IS IT JP KR MX NO NZ PH PT SE TR US ZA'.split(
  ' ',
);
/** Tolerated offset between Natural Earth's and GSHHG's coasts, in pixels of a 160-pixel width. */
const MOST_SHIFT = 1;
/** In narrower pictures, in km, Natural Earth's own coasts are off by more than that. */
const COMPARABLE_KM = 150;
const LEAST_AGREEMENT = 0.9;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** @type {string[]} */
const findings = [];
let [pictures, bytes] = [0, 0];

const index = readIndex(root);
for (const place of readPlaces(root)) {
  const { iso2, name } = place;
  let nearer = NaN;
  const ofCountry = index.get(name) ?? [];
  if (!hasFacts(ofCountry))
    findings.push(`${iso2} ${name}: no facts, or not such as the site expects`);
  for (const { level, zoom, path } of ofCountry) {
    const report = (/** @type {string} */ what) =>
      findings.push(`${iso2} ${name} ${level}: ${what}`);
    if (!existsSync(path)) {
      report('missing');
      continue;
    }
    pictures++;
    bytes += statSync(path).size;
    // At full size: downscaling loses islets of a pixel or two.
    const full = await sharp(path).removeAlpha().raw().toBuffer();
    const land = landShareOf(full);
    const rgb = await sharp(path).resize(SIZE.width, SIZE.height).removeAlpha().raw().toBuffer();
    if (contrast(rgb) < LEAST_CONTRAST) report(`contrast ${contrast(rgb).toFixed(1)}`);
    if (land < LEAST_LAND) report(`land ${(100 * land).toFixed(3)} %`);
    failedProbes(full, viewOf(place, zoom)).forEach(report);
    if (level === LEVELS[0]) {
      checkFirst(place, zoom, rgb, report);
      if (land > LEAST_GROUND) checkLooks(full, report);
    } else {
      const fresh = freshness(rgb, SIZE, 2 ** (zoom - nearer));
      if (fresh < LEAST_FRESHNESS && land > OCEAN)
        report(`adds only ${fresh.toFixed(2)} to the previous level`);
    }
    nearer = zoom;
    const isComparable = widthKm(zoom, place.lat) >= COMPARABLE_KM;
    if (!ALIGNED.includes(iso2) || !isComparable || level < 16) continue;
    const { dx, dy, agreement } = await alignmentOf(path, place, zoom);
    console.log(
      `${iso2} ${level}: best match at offset ${dx}, ${dy}, ${(100 * agreement).toFixed(1)} %`,
    );
    if (Math.max(Math.abs(dx), Math.abs(dy)) > MOST_SHIFT) report(`misaligned by ${dx}, ${dy}`);
    if (agreement < LEAST_AGREEMENT) report(`only ${(100 * agreement).toFixed(0)} % fit the coast`);
  }
}

/**
 * @param {import('./places.mjs').Place} place
 * @param {number} zoom
 * @param {Buffer} rgb
 * @param {(what: string) => void} report
 */
function checkFirst(place, zoom, rgb, report) {
  const width = widthKm(zoom, place.lat);
  const outline = seenOutlineOf(place.name)(viewOf(place, zoom));
  if (width > WIDEST_KM) report(`starts ${width.toFixed(0)} km wide`);
  const shown = freshness(rgb, SIZE, 0);
  if (shown < LEAST_FRESHNESS) report(`shows only ${shown.toFixed(2)}`);
  if (outline > MOST_OUTLINE && width > NEAREST_KM)
    report(`shows ${(100 * outline).toFixed(0)} % of the outline`);
}

/**
 * @param {Buffer} rgb at full size
 * @param {(what: string) => void} report
 */
function checkLooks(rgb, report) {
  if (grainOf(rgb) > MOST_GRAIN) report(`grain of ${grainOf(rgb).toFixed(1)}`);
  if (hazeOfSnow(rgb) > MOST_HAZE)
    report(`${(100 * hazeOfSnow(rgb)).toFixed(0)} % of the snow is hazy`);
  if (landLuma(rgb) < LEAST_LUMA) report(`dark ground, luma ${landLuma(rgb).toFixed(0)}`);
}

const [megabytes, mean] = [bytes / 1e6, bytes / 1000 / Math.max(1, pictures)];
console.log(findings.join('\n'));
console.log(
  `${pictures} pictures, ${megabytes.toFixed(1)} MB, mean ${mean.toFixed(1)} kB, ` +
    `${(mean * LEVELS.length).toFixed(0)} kB per puzzle; ${findings.length} findings`,
);
if (findings.length) process.exitCode = 1;

/** @param {{ path: string }[]} pictures of a country */
function hasFacts(pictures) {
  if (!pictures.length) return false;
  const path = factsFileOf(pictures);
  return existsSync(path) && areFacts(JSON.parse(readFileSync(path, 'utf8')));
}
