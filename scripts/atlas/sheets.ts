// Makes contact sheets of the existing pictures: npm run atlas:sheets -- [--only FR,EG]
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { LEVELS } from './parameters.ts';
import { PLACES } from './places.ts';
import { ATLAS, type Picture, picturesOf } from './plan.ts';

const OUTPUT = '.cache/atlas/sheets';
/** The size of a picture and the height of its label, in pixels. */
const [WIDTH, HEIGHT, LABEL_HEIGHT] = [224, 168, 18];
/** Countries on a sheet. */
const ROWS = 7;

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const codes = options.only?.toUpperCase().split(',');

const pictures = PLACES.filter(({ iso2 }) => codes?.includes(iso2) ?? true).flatMap((place) =>
  picturesOf(place).slice(0, LEVELS.length),
);
const perSheet = ROWS * LEVELS.length;

mkdirSync(OUTPUT, { recursive: true });
for (let first = 0; first < pictures.length; first += perSheet) {
  const path = `${OUTPUT}/sheet_${String(first / perSheet + 1).padStart(2, '0')}.png`;
  await writeSheet(pictures.slice(first, first + perSheet), path);
  console.log(path);
}

async function writeSheet(shown: Picture[], path: string) {
  const tiles = shown.map((picture) => {
    const text = `${picture.iso2} ${picture.path.split('/')[1]}`;
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL_HEIGHT}"><text x="4" y="13" font-size="13" font-family="sans-serif" fill="#fff">${text}</text></svg>`;
    return sharp(`${ATLAS}/${picture.path}`)
      .resize(WIDTH, HEIGHT)
      .extend({ top: LABEL_HEIGHT, background: '#000' })
      .composite([{ input: Buffer.from(label), left: 0, top: 0 }])
      .png()
      .toBuffer();
  });
  await sharp(await Promise.all(tiles), { join: { across: LEVELS.length } }).toFile(path);
}
