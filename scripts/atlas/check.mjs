// Reports what is wrong with the atlas: npm run atlas:check -- [--tiles <folder>]
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { alignmentOf } from './alignment.mjs';
import { areFacts } from './facts/contract.mjs';
import { contrast, correlation, landIn } from './inspection.mjs';
import { cropOf } from './mosaic.mjs';
import { isOutline } from './outlines/contract.mjs';
import { LEVELS } from './parameters.mjs';
import { readPlaces } from './places.mjs';
import { directoryOf, factsPathOf, outlinePathOf, picturesOf } from './plan.mjs';
import { tileReader } from './tiles.mjs';
import { WORLD } from './world.mjs';

/** @typedef {import('./plan.mjs').Picture} Picture */

/** Pictures are compared at this size, so that resampling and the encoder's noise average out. */
const SIZE = { width: 160, height: 120 };
const RAW = { ...SIZE, channels: /** @type {const} */ (3) };
/** The part of a picture that the nearer level shows. */
const MIDDLE = { left: 40, top: 30, width: 80, height: 60 };
/** Below this standard deviation of the luma a picture is blank, and below UNIFORM, as over open sea,
 * there is nothing to compare. */
const BLANK = 1;
const UNIFORM = 4;
/** The least correlation with the source, and of two levels where they show the same. */
const ALIKE = 0.85;
/** The least mean luma of the land, where there is as much of it as this share. */
const LEAST_LUMA = 60;
const SOME_LAND = 0.02;
/**
 * Countries whose nearest pictures are compared with Natural Earth's coasts: they run along both axes,
 * there are no large lakes, which Natural Earth counts as land, no muddy estuaries or tidal flats, whose
 * water looks like land, and its outlines are in their place.
 */
const COASTAL = 'AU BR CL CU ES FJ FR GB GR IS JP MX NO NZ PH PT SE TR US ZA'.split(' ');
const COAST_LEVELS = 3;
/** Tolerated offset, in pixels of SIZE. */
const MOST_SHIFT = 1;
const LEAST_AGREEMENT = 0.9;
/** The most bytes of the picture of the world. */
const MOST_WORLD = 120_000;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const atlas = `${root}/public/atlas`;
/** @type {Record<string, string>} */
const index = JSON.parse(readFileSync(`${root}/src/maps/atlasIndex.json`, 'utf8'));

const { values: options } = parseArgs({
  options: { tiles: { type: 'string', default: process.env.ATLAS_TILES } },
});
const readTile = options.tiles ? tileReader('', { folder: options.tiles }) : undefined;

/** @type {string[]} */
const findings = [];
const sizes = { nearest: 0, levels: 0, places: 0, facts: 0, outlines: 0 };

const countries = readPlaces(root);
for (const country of countries) {
  checkFiles(country);
  const pictures = await Promise.all(picturesOf(country).map(checkPicture));
  for (const level of LEVELS.keys()) await checkStep(pictures[level - 1], pictures[level]);
}

const world = await checkPicture(WORLD, LEVELS.length);
if (world && statSync(`${atlas}/${WORLD.path}`).size > MOST_WORLD) world.report('too large');
if (!readFileSync(`${root}/src/maps/worldPicture.ts`, 'utf8').includes(`/${WORLD.path}'`))
  findings.push(`src/maps/worldPicture.ts: does not name ${WORLD.path}`);

const total = sizes.levels + sizes.places + sizes.facts + sizes.outlines;
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000 / countries.length).toFixed(1)} kB`;
console.log(findings.join('\n'));
console.log(
  `${countries.length} countries: ${kB(sizes.levels)} for a round, of which level 18 ${kB(sizes.nearest)}; ` +
    `further places ${kB(sizes.places)}, facts ${kB(sizes.facts)}, outlines ${kB(sizes.outlines)}; ${(total / 1e6).toFixed(1)} MB in all; ` +
    `${findings.length} findings`,
);
if (findings.length) process.exitCode = 1;

/** @param {import('./places.mjs').Place} country */
function checkFiles(country) {
  const label = `${country.iso2} ${country.name}`;
  if (index[country.name] !== directoryOf(country))
    findings.push(`${label}: the directory is not that of its places`);
  const path = `${atlas}/${factsPathOf(country)}`;
  if (existsSync(path) && areFacts(JSON.parse(readFileSync(path, 'utf8')))) {
    sizes.facts += statSync(path).size;
  } else findings.push(`${label}: facts missing or malformed`);
  const outline = `${atlas}/${outlinePathOf(country)}`;
  if (existsSync(outline) && isOutline(JSON.parse(readFileSync(outline, 'utf8')))) {
    sizes.outlines += statSync(outline).size;
  } else findings.push(`${label}: outline missing or malformed`);
}

/**
 * @param {Picture} picture
 * @param {number} position among the country's pictures: the levels come first
 */
async function checkPicture(picture, position) {
  const report = (/** @type {string} */ what) =>
    findings.push(`${picture.iso2} ${picture.path}: ${what}`);
  const path = `${atlas}/${picture.path}`;
  if (!existsSync(path)) {
    report('missing');
    return undefined;
  }
  const bytes = statSync(path).size;
  if (position >= LEVELS.length) sizes.places += bytes;
  else sizes.levels += bytes;
  if (position === 0) sizes.nearest += bytes;
  const { width, height } = await sharp(path).metadata();
  if (width !== picture.width || height !== picture.height) report(`is ${width} × ${height}`);
  const rgb = await reduced(sharp(path));
  if (contrast(rgb) < BLANK) report('blank');
  const land = landIn(rgb);
  if (land.share > SOME_LAND && land.luma < LEAST_LUMA)
    report(`land of luma ${land.luma.toFixed(0)}`);
  await checkSource(picture, rgb, report);
  if (COASTAL.includes(picture.iso2) && position < COAST_LEVELS) await checkCoast(picture, report);
  return { rgb, report };
}

/**
 * @param {Picture} picture
 * @param {Buffer} rgb
 * @param {(what: string) => void} report
 */
async function checkSource(picture, rgb, report) {
  if (!readTile) return;
  const { data, width, height } = await cropOf(picture, picture.zoom, readTile);
  const source = await reduced(sharp(data, { raw: { width, height, channels: 3 } }));
  if (contrast(source) < UNIFORM) return;
  const alike = correlation(rgb, source);
  if (!(alike >= ALIKE)) report(`correlates by ${alike.toFixed(2)} with its source`);
}

/**
 * @param {Picture} picture
 * @param {(what: string) => void} report
 */
async function checkCoast(picture, report) {
  const { dx, dy, agreement } = await alignmentOf(`${atlas}/${picture.path}`, picture);
  if (Math.max(Math.abs(dx), Math.abs(dy)) > MOST_SHIFT) report(`off the coast by ${dx}, ${dy}`);
  if (agreement < LEAST_AGREEMENT) report(`only ${(100 * agreement).toFixed(0)} % fit the coast`);
}

/**
 * Whether the middle of a picture shows what the whole of the nearer one does.
 * @param {Awaited<ReturnType<typeof checkPicture>>} nearer
 * @param {Awaited<ReturnType<typeof checkPicture>>} picture
 */
async function checkStep(nearer, picture) {
  if (!nearer || !picture) return;
  const middle = await sharp(picture.rgb, { raw: RAW }).extract(MIDDLE).raw().toBuffer();
  const whole = await sharp(nearer.rgb, { raw: RAW })
    .resize(MIDDLE.width, MIDDLE.height)
    .raw()
    .toBuffer();
  if (contrast(middle) < UNIFORM || contrast(whole) < UNIFORM) return;
  const alike = correlation(middle, whole);
  if (alike < ALIKE) picture.report(`not twice the level before: ${alike.toFixed(2)}`);
}

/** @param {import('sharp').Sharp} picture */
function reduced(picture) {
  return picture.resize(SIZE.width, SIZE.height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}
