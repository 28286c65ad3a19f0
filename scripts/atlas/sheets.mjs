// Contact sheets of the pictures that are there: npm run atlas:sheets -- [--only FR,EG]
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { LEVELS } from './parameters.mjs';
import { readPlaces } from './places.mjs';
import { fileOf } from './plan.mjs';
import { readZooms } from './zooms.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const output = `${root}/.cache/atlas/sheets`;

/** Pixels of a picture on a sheet, of the label above each row, and the rows of a sheet. */
const THUMB = { width: 260, height: 195 };
const LABEL_HEIGHT = 18;
const ROWS = 10;

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = options.only?.toUpperCase().split(',');
const zooms = readZooms(root);
const countries = readPlaces(root).filter(({ iso2 }) =>
  wanted
    ? wanted.includes(iso2)
    : LEVELS.every((level) => existsSync(`${root}/public/atlas/${fileOf(iso2, level)}`)),
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
    const text = `${iso2} ${name}: ${(zooms.get(iso2) ?? []).join('  ')}`.replaceAll('&', '&amp;');
    const width = THUMB.width * LEVELS.length;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="4" y="13" font-size="13" font-family="sans-serif" fill="#fff">${text}</text></svg>`;
    layers.push({ input: Buffer.from(svg), left: 0, top });
    for (const [column, level] of LEVELS.entries()) {
      const input = await sharp(`${root}/public/atlas/${fileOf(iso2, level)}`)
        .resize(THUMB.width, THUMB.height)
        .png()
        .toBuffer();
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
