import { existsSync, readFileSync } from 'node:fs';

import { CACHE, writeWhole } from './files.ts';

/** NASA's Blue Marble with relief and bathymetry; z/y/x, the row before the column. */
const GIBS =
  'https://gibs.earthdata.nasa.gov/wmts/epsg3857/best/BlueMarble_ShadedRelief_Bathymetry/default/GoogleMapsCompatible_Level8';

/** The first and last two bytes of a JPEG file. */
const [START, END] = [0xffd8, 0xffd9];

/** Reads a JPEG of 256 × 256 pixels; rejects with its name if it is missing, truncated or no JPEG. */
export type ReadTile = (z: number, x: number, y: number) => Promise<Buffer>;

/**
 * Reads tiles of the Web Mercator pyramid: x counts columns eastward from 180° W, y rows southward.
 * @param folder of z/x/y.jpeg
 * @param url where missing tiles come from, which are then added to the folder
 */
export function tileReader(folder: string, url?: string): ReadTile {
  return async (z, x, y) => {
    const path = `${folder}/${z}/${x}/${y}.jpeg`;
    if (existsSync(path)) return checked(readFileSync(path), path);
    if (!url) throw new Error(`There is no tile ${path}`);
    const tile = await download(`${url}/${z}/${y}/${x}.jpeg`);
    writeWhole(path, tile);
    return tile;
  };
}

const folder = process.env.ATLAS_TILES;

/** Tiles from the folder ATLAS_TILES, or else from NASA GIBS, kept in the cache. */
export const readTile = folder ? tileReader(folder) : tileReader(`${CACHE}/tiles`, GIBS);

async function download(address: string) {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new Error(`Could not fetch ${address}: ${String(cause)}`, { cause });
  });
  if (!response.ok) throw new Error(`Could not fetch ${address}: status ${response.status}`);
  return checked(Buffer.from(await response.arrayBuffer()), address);
}

function checked(tile: Buffer, name: string) {
  const isWhole =
    tile.length > 4 && tile.readUInt16BE(0) === START && tile.readUInt16BE(tile.length - 2) === END;
  if (!isWhole) throw new Error(`Not a whole JPEG: ${name}`);
  return tile;
}
