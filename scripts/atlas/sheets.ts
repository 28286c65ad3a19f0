// Makes contact sheets of the existing pictures: npm run atlas:sheets -- [--only FR,EG] [--width 224]
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { PLACES } from './places.ts';
import { ATLAS, type Picture, picturesOf } from './plan.ts';

const OUTPUT = '.cache/atlas/sheets';
/** Height of the labels, and the size of a sheet, in pixels. */
const LABEL_HEIGHT = 18;
const SHEET = { width: 1640, height: 1300 };

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '224' },
    /** Which of a country's pictures: levels, or positions of further places. */
    files: { type: 'string', default: '18,17,16,15,14,13,12' },
  },
});
const codes = options.only?.toUpperCase().split(',');
const names = options.files.split(',').map((name) => `${name}.avif`);
const width = Number(options.width);
const height = Math.round((width * 3) / 4);

const pictures = PLACES.filter(({ iso2 }) => codes?.includes(iso2) ?? true)
  .flatMap(picturesOf)
  .filter(({ path }) => names.includes(path.split('/')[1]));
const columns = Math.floor(SHEET.width / width);
const perSheet = columns * Math.floor(SHEET.height / (height + LABEL_HEIGHT));

mkdirSync(OUTPUT, { recursive: true });
for (let first = 0; first < pictures.length; first += perSheet) {
  const path = `${OUTPUT}/sheet_${String(first / perSheet + 1).padStart(2, '0')}.png`;
  await writeSheet(pictures.slice(first, first + perSheet), path);
  console.log(path);
}

async function writeSheet(shown: Picture[], path: string) {
  const layers = shown.map(async (picture, i) => {
    const left = (i % columns) * width;
    const top = Math.floor(i / columns) * (height + LABEL_HEIGHT);
    const text = `${picture.iso2} ${picture.path.split('/')[1]}`;
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="4" y="13" font-size="13" font-family="sans-serif" fill="#fff">${text}</text></svg>`;
    const input = await sharp(`${ATLAS}/${picture.path}`).resize(width, height).png().toBuffer();
    return [
      { input: Buffer.from(label), left, top },
      { input, left, top: top + LABEL_HEIGHT },
    ];
  });
  const rows = Math.ceil(shown.length / columns);
  const size = { width: columns * width, height: rows * (height + LABEL_HEIGHT) };
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite((await Promise.all(layers)).flat())
    .png()
    .toFile(path);
}
