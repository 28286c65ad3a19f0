// Makes contact sheets of the existing pictures: npm run atlas:sheets -- [--only FR,EG]
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { LEVELS } from './parameters.mjs';
import { readPlaces } from './places.mjs';
import { readIndex } from './readIndex.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const output = `${root}/.cache/atlas/sheets`;

/** Thumbnail size and label height in pixels, and rows per sheet. */
const THUMB = { width: 224, height: 168 };
const LABEL_HEIGHT = 18;
const ROWS = 5;

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = options.only?.toUpperCase().split(',');
const index = readIndex(root);
const countries = readPlaces(root).filter(({ iso2, name }) =>
  wanted ? wanted.includes(iso2) : index.get(name)?.every(({ path }) => existsSync(path)),
);

mkdirSync(output, { recursive: true });
for (let first = 0; first < countries.length; first += ROWS) {
  const rows = countries.slice(first, first + ROWS);
  const path = `${output}/sheet_${String(first / ROWS + 1).padStart(2, '0')}.png`;
  await sheet(rows, path);
  console.log(path, rows.map(({ iso2 }) => iso2).join(' '));
}

/**
 * @param {import('./places.mjs').Place[]} rows
 * @param {string} path
 */
async function sheet(rows, path) {
  const rowHeight = THUMB.height + LABEL_HEIGHT;
  const layers = [];
  for (const [row, { iso2, name }] of rows.entries()) {
    const top = row * rowHeight;
    const pictures = index.get(name) ?? [];
    const zooms = pictures.map(({ zoom }) => zoom).join('  ');
    const text = `${iso2} ${name}: ${zooms}`.replaceAll('&', '&amp;');
    const width = THUMB.width * LEVELS.length;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="4" y="13" font-size="13" font-family="sans-serif" fill="#fff">${text}</text></svg>`;
    layers.push({ input: Buffer.from(svg), left: 0, top });
    for (const [column, { path: picture }] of pictures.entries()) {
      const input = await sharp(picture).resize(THUMB.width, THUMB.height).png().toBuffer();
      layers.push({ input, left: column * THUMB.width, top: top + LABEL_HEIGHT });
    }
  }
  await sharp({
    create: {
      width: THUMB.width * LEVELS.length,
      height: rowHeight * rows.length,
      channels: 3,
      background: '#000',
    },
  })
    .composite(layers)
    .png()
    .toFile(path);
}
