// Makes contact sheets of the existing pictures: npm run atlas:sheets -- [--only FR,EG]
import { mkdirSync } from 'node:fs';

import sharp from 'sharp';

import { ATLAS, CACHE } from './files.ts';
import { LEVELS } from './parameters.ts';
import { chosenPlaces } from './places.ts';
import { type Picture, picturesOf } from './plan.ts';

const OUTPUT = `${CACHE}/sheets`;
/** The size of a picture and the height of its label, in pixels. */
const [WIDTH, HEIGHT, LABEL_HEIGHT] = [224, 168, 18];
/** Countries on a sheet. */
const ROWS = 7;

const places = chosenPlaces();
mkdirSync(OUTPUT, { recursive: true });
for (let first = 0; first < places.length; first += ROWS) {
  const rows = places.slice(first, first + ROWS);
  const pictures = rows.flatMap((place) => picturesOf(place).slice(0, LEVELS.length));
  const path = `${OUTPUT}/${rows[0].iso2}.png`;
  const tiles = await Promise.all(pictures.map(labelled));
  await sharp(tiles, { join: { across: LEVELS.length } }).toFile(path);
  console.log(path);
}

function labelled({ iso2, path }: Picture) {
  const text = `<span foreground="#fff">${iso2} ${path.split('/')[1]}</span>`;
  const label = { text: { text, font: 'sans 10', rgba: true } };
  return sharp(`${ATLAS}/${path}`)
    .resize(WIDTH, HEIGHT)
    .extend({ top: LABEL_HEIGHT, background: '#000' })
    .composite([{ input: label, left: 4, top: 2 }])
    .png()
    .toBuffer();
}
