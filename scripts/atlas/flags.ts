import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

import sharp from 'sharp';

const FLAGS = createRequire(import.meta.url).resolve('flag-icons/flags/4x3/xx.svg');
/** Four pixels per CSS pixel. */
const SIZE = { width: 192, height: 144 };

const fileOf = (iso2: string) => FLAGS.replace('xx.svg', `${iso2.toLowerCase()}.svg`);

/** Northern Cyprus and Somaliland have none. */
export const hasFlag = (iso2: string) => existsSync(fileOf(iso2));

/** A country's flag as AVIF, from flag-icons (MIT). */
export const flagOf = (iso2: string) =>
  sharp(fileOf(iso2), { density: 144 })
    .resize(SIZE)
    .avif({ quality: 60, chromaSubsampling: '4:4:4' })
    .toBuffer();
