// Reports what is wrong with the atlas: npm run atlas:check, with ATLAS_TILES=<folder> also beside its source.
// Tests check its index, what its levels show, and the name and size of the picture of the world.
import { existsSync, readFileSync } from 'node:fs';

import sharp from 'sharp';

import { boxIn, isSameBox } from '../../src/maps/camera.ts';
import type { Outline } from '../../src/maps/outline.ts';
import { type Extent, project, widthKm } from '../../src/maps/webMercator.ts';
import { areFacts, isNeighbourhood, isOutline } from './contracts.ts';
import { ATLAS } from './files.ts';
import { alignmentOf, contrast, correlation, landIn, reduced, SIZE } from './inspection.ts';
import { cropOf } from './mosaic.ts';
import { countryBox } from './outlines/countryBox.ts';
import { mainCorners } from './outlines/mainParts.ts';
import { misplacedNames } from './outlines/nameCover.ts';
import { LEVELS, MIN_COUNTRY_KM } from './parameters.ts';
import { labelsOf, type Place, PLACES } from './places.ts';
import { pathOf, type Picture, picturesOf, WORLD } from './plan.ts';
import { fromRgb } from './raster.ts';

type Report = (what: string) => void;
type Checked = { rgb: Buffer; box: Extent; report: Report };

/** A picture with a lower standard deviation of luma is blank, or too uniform to compare, as open sea is. */
const BLANK = 1;
const UNIFORM = 4;
/** The least correlation with the source, and of the common part of two levels. */
const ALIKE = 0.85;
/** The least mean luma of the land, if it covers at least this share. */
const MIN_LUMA = 60;
const SOME_LAND = 0.02;
/**
 * Countries whose nearest pictures are compared with Natural Earth's coasts: these run along both axes
 * and are accurate, and there are no large lakes, which Natural Earth counts as land, and no muddy
 * estuaries or tidal flats, whose water looks like land.
 */
const COASTAL = 'AU BR CL CU ES FJ FR GB GR IS JP MX NO NZ PH PT SE TR US ZA'.split(' ');
const COAST_LEVELS = 3;
/** Tolerated offset, in pixels of SIZE. */
const MAX_SHIFT = 1;
const MIN_AGREEMENT = 0.9;
/** The least share of the frame's width or height that a country's main parts take up. */
const MIN_FILLED = 0.6;

const findings: string[] = [];

for (const country of PLACES) {
  const report = (what: string) => findings.push(`${country.iso2} ${country.name}: ${what}`);
  if (!areFacts(readJson(pathOf(country, 'facts.json')))) report('facts missing or malformed');
  if (!isNeighbourhood(readJson(pathOf(country, 'neighbours.json'))))
    report('neighbours missing or malformed');
  const outline = readJson(pathOf(country, 'outline.json'));
  if (isOutline(outline)) await checkOutline(country, outline, report);
  else report('outline missing or malformed');
  checkFrame(country, report);
  const pictures = await Promise.all(picturesOf(country).map(checkPicture));
  for (const level of LEVELS.keys()) await checkStep(pictures[level - 1], pictures[level]);
}

await checkPicture(WORLD, LEVELS.length);

console.log(findings.join('\n'));
console.log(`${PLACES.length} countries, ${findings.length} findings`);
if (findings.length) process.exitCode = 1;

function readJson(name: string): unknown {
  const path = `${ATLAS}/${name}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Checks that an outline is of the country's picture, and its name hides nothing. */
async function checkOutline(country: Place, outline: Outline, report: Report) {
  if (!isSameBox(outline.box, countryBox(country))) report('outline of another picture');
  const misplaced = await misplacedNames(outline, labelsOf(country.name));
  if (misplaced.length) report(`misplaced: ${misplaced.join(', ')}`);
}

/** @param position among the country's pictures: the levels come first */
async function checkPicture(picture: Picture, position: number): Promise<Checked | undefined> {
  const report = (what: string) => findings.push(`${picture.iso2} ${picture.path}: ${what}`);
  const path = `${ATLAS}/${picture.path}`;
  if (!existsSync(path)) {
    report('missing');
    return undefined;
  }
  const { width, height } = await sharp(path).metadata();
  if (width !== picture.width || height !== picture.height) report(`is ${width} × ${height}`);
  const checked = { rgb: await reduced(sharp(path)), box: picture.box, report };
  if (contrast(checked.rgb) < BLANK) report('blank');
  const land = landIn(checked.rgb);
  if (land.share > SOME_LAND && land.luma < MIN_LUMA)
    report(`land of luma ${land.luma.toFixed(0)}`);
  if (process.env.ATLAS_TILES) await checkSource(checked);
  if (COASTAL.includes(picture.iso2) && position < COAST_LEVELS) await checkCoast(checked);
  return checked;
}

/** Checks that the picture of the whole country holds its main parts, which fill it. */
function checkFrame(country: Place, report: Report) {
  const box = countryBox(country);
  const corners = mainCorners(country).map((corner) =>
    boxIn(box, { ...project(corner), width: 0 }),
  );
  const extents = [corners.map(({ x }) => x), corners.map(({ y }) => y)].map((shares) => {
    const [least, most] = [Math.min(...shares), Math.max(...shares)];
    if (Math.max(-least, most) > 0.5) report('its picture cuts it');
    return most - least;
  });
  const isNearest = widthKm(box) < 1.01 * MIN_COUNTRY_KM;
  if (!isNearest && Math.max(...extents) < MIN_FILLED) report('fills too little of its picture');
}

async function checkSource({ rgb, box, report }: Checked) {
  const crop = await cropOf(box);
  const source = await reduced(fromRgb(crop.data, crop));
  if (contrast(source) < UNIFORM) return;
  const alike = correlation(rgb, source);
  if (!(alike >= ALIKE)) report(`correlates by ${alike.toFixed(2)} with its source`);
}

async function checkCoast({ rgb, box, report }: Checked) {
  const { dx, dy, agreement } = await alignmentOf(rgb, box);
  if (Math.max(Math.abs(dx), Math.abs(dy)) > MAX_SHIFT) report(`off the coast by ${dx}, ${dy}`);
  if (agreement < MIN_AGREEMENT) report(`only ${(100 * agreement).toFixed(0)} % fit the coast`);
}

/** Checks that the middle of a picture shows what the whole of the nearer one does. */
async function checkStep(nearer?: Checked, picture?: Checked) {
  if (!nearer || !picture) return;
  const ratio = nearer.box.width / picture.box.width;
  const [width, height] = [SIZE.width, SIZE.height].map(
    (size) => 2 * Math.round((size * ratio) / 2),
  );
  const [left, top] = [(SIZE.width - width) / 2, (SIZE.height - height) / 2];
  const part = { left, top, width, height };
  const middle = await fromRgb(picture.rgb, SIZE).extract(part).raw().toBuffer();
  const whole = await fromRgb(nearer.rgb, SIZE).resize(width, height).raw().toBuffer();
  if (contrast(middle) < UNIFORM || contrast(whole) < UNIFORM) return;
  const alike = correlation(middle, whole);
  if (alike < ALIKE) picture.report(`is not the level before from afar: ${alike.toFixed(2)}`);
}
