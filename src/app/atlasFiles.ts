import type { PictureFacts } from '../domain/pictureFacts';
import { BASE_PATH } from '../lib/address';
import { EARTH_URL, type EarthOutlines } from '../maps/earthOutlines';
import type { Atlas } from '../maps/makeAtlas';
import type { Outline } from '../maps/outline';
import { worldPicture } from '../maps/worldPicture';
import { cacheFiles } from './serviceWorker';

async function load(url: string | undefined): Promise<unknown> {
  return url === undefined ? null : (await fetch(url)).json();
}

/** Fetches the facts of a country's atlas pictures, if it has any. */
export const loadFacts = async (atlas: Atlas, country: string) =>
  ((await load(atlas.fileUrl(country, 'facts.json'))) ?? []) as readonly PictureFacts[];

/** Fetches a country's outline; null if it has no pictures. */
export const loadOutline = async (atlas: Atlas, country: string) =>
  (await load(atlas.fileUrl(country, 'outline.json'))) as Outline | null;

/** Fetches the outlines of all countries, and has the service worker cache the Earth on a first visit. */
export async function loadEarth() {
  const url = BASE_PATH + EARTH_URL;
  const outlines = (await load(url)) as EarthOutlines;
  cacheFiles([url, BASE_PATH + worldPicture.url]);
  return outlines;
}
