import { readFileSync } from 'node:fs';

import sharp from 'sharp';

import { mercatorX, mercatorY } from '../mercator.mjs';
import { MISSING_RIVERS } from './missingRivers.mjs';

/** @typedef {import('../mercator.mjs').View} View */

/**
 * A river in world coordinates with its bounding box; rank 0 is the largest.
 * @typedef {{ rank: number, points: Float64Array, west: number, east: number, north: number, south: number }} River
 */

/** GSHHG ranks of the rivers to draw. */
const RANKS = [0, 1, 2, 3];
/** Line width in pixels per rank, how much it grows per zoom level past BOLD_FROM and at most. */
const LINE_WIDTHS = [1.9, 1.5, 1.1, 0.9];
const BOLD_FROM = 6;
const GROWTH = 0.4;
const MOST_GROWTH = 2;
/** Opacity per rank by zoom. */
const OPACITIES = [
  { below: 4.8, byRank: [0, 0, 0, 0] },
  { below: 5.3, byRank: [0.45, 0.35, 0, 0] },
  { below: 5.9, byRank: [0.65, 0.5, 0.25, 0] },
  { below: 6.4, byRank: [0.8, 0.65, 0.4, 0.15] },
  { below: Infinity, byRank: [0.9, 0.75, 0.5, 0.3] },
];
/** Points closer than this to the previous one are dropped, in pixels. */
const SPACING = 0.7;

/** @type {River[] | undefined} */
let rivers;
const riversIn = (/** @type {string} */ directory) =>
  (rivers ??= [
    ...RANKS.flatMap((rank) => readRivers(`${directory}/riv${rank}.txt`, rank)),
    ...MISSING_RIVERS.map(({ rank, points }) =>
      riverOf(
        rank,
        points.flatMap(([lon, lat]) => [mercatorX(lon), mercatorY(lat)]),
      ),
    ),
  ]);

const opacitiesAt = (/** @type {number} */ zoom) =>
  OPACITIES.find(({ below }) => zoom < below)?.byRank ?? [];

/**
 * The courses of the rivers that a view shows, in pixels from its upper left corner.
 * @param {View} view
 * @param {string} directory of the files riv0.txt … riv3.txt
 * @returns {{ rank: number, points: [x: number, y: number][] }[]}
 */
export function visibleRivers(view, directory) {
  const { west, north, worldPixels, zoom } = view;
  const opacities = opacitiesAt(zoom);
  return [-1, 0, 1].flatMap((turn) =>
    riversIn(directory)
      .filter((river) => opacities[river.rank] > 0 && isInView(river, turn, view))
      .map(({ rank, points }) => ({
        rank,
        points: Array.from({ length: points.length / 2 }, (_, i) => [
          (points[2 * i] + turn - west) * worldPixels,
          (points[2 * i + 1] - north) * worldPixels,
        ]),
      })),
  );
}

/**
 * @param {River} river
 * @param {number} turn whole turns around the world
 * @param {View} view
 */
const isInView = (river, turn, { west, east, north, south }) =>
  river.east + turn >= west &&
  river.west + turn <= east &&
  river.south >= north &&
  river.north <= south;

/**
 * The opacity of rivers in each pixel, 0 to 1, or null if the view has none.
 * @param {View} view
 * @param {string} directory of the files riv0.txt … riv3.txt
 */
export async function riversOf(view, directory) {
  const { width, height, zoom } = view;
  const known = riversIn(directory);
  const byRank = opacitiesAt(zoom);
  const growth = 1 + Math.min(MOST_GROWTH, GROWTH * Math.max(0, zoom - BOLD_FROM));
  const boldness = (width / 800) * growth;
  let paths = '';
  for (const turn of [-1, 0, 1]) {
    for (const rank of RANKS) {
      const d = known
        .map((river) => (river.rank === rank ? pathOf(river, turn, view) : ''))
        .join('');
      if (!byRank[rank] || !d) continue;
      const stroke = `stroke-opacity="${byRank[rank]}" stroke-width="${(LINE_WIDTHS[rank] * boldness).toFixed(2)}"`;
      paths += `<path d="${d}" ${stroke}/>`;
    }
  }
  if (!paths) return null;
  const style = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><g ${style}>${paths}</g></svg>`;
  const drawn = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Float32Array.from(drawn, (value) => value / 255);
}

/**
 * The river as an SVG path, empty if it lies outside the view.
 * @param {River} river
 * @param {number} turn whole turns around the world
 * @param {View} view
 */
function pathOf(river, turn, view) {
  if (!isInView(river, turn, view)) return '';
  const { points } = river;
  const { west, north, worldPixels } = view;
  let path = '';
  let [lastX, lastY] = [Infinity, Infinity];
  for (let i = 0; i < points.length; i += 2) {
    const x = (points[i] + turn - west) * worldPixels;
    const y = (points[i + 1] - north) * worldPixels;
    const inner = i > 0 && i < points.length - 2;
    if (inner && Math.hypot(x - lastX, y - lastY) < SPACING) continue;
    path += `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    [lastX, lastY] = [x, y];
  }
  return path;
}

/**
 * Reads gmt's multi-segment output: lines of "longitude, tab, latitude", each segment after a ">".
 * @param {string} path
 * @param {number} rank
 */
function readRivers(path, rank) {
  /** @type {River[]} */
  const rivers = [];
  /** @type {number[]} */
  let line = [];
  const finish = () => {
    if (line.length >= 4) rivers.push(riverOf(rank, line));
    line = [];
  };
  for (const text of readFileSync(path, 'utf8').split('\n')) {
    const tab = text.indexOf('\t');
    if (text.startsWith('>')) finish();
    if (tab < 1) continue;
    const x = mercatorX(Number(text.slice(0, tab)));
    const turned = x - Math.floor(x);
    // Split lines that cross the antimeridian.
    if (line.length && Math.abs(turned - (line.at(-2) ?? 0)) > 0.5) finish();
    line.push(turned, mercatorY(Number(text.slice(tab + 1))));
  }
  finish();
  return rivers;
}

/**
 * @param {number} rank
 * @param {number[]} line world coordinates, x and y in turn
 * @returns {River}
 */
const riverOf = (rank, line) => ({ rank, points: Float64Array.from(line), ...boxOf(line) });

/** @param {number[]} line */
function boxOf(line) {
  const box = { west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
  for (let i = 0; i < line.length; i += 2) {
    box.west = Math.min(box.west, line[i]);
    box.east = Math.max(box.east, line[i]);
    box.north = Math.min(box.north, line[i + 1]);
    box.south = Math.max(box.south, line[i + 1]);
  }
  return box;
}
