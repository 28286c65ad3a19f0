import type { PictureFacts } from '../domain/pictureFacts';
import { BASE_PATH } from '../lib/address';
import { EARTH_URL, type EarthOutlines } from '../maps/earthOutlines';
import type { Atlas } from '../maps/makeAtlas';
import type { Outline } from '../maps/outline';

async function load(url: string | undefined): Promise<unknown> {
  return url === undefined ? null : (await fetch(url)).json();
}

/** Fetches the facts of a country's atlas pictures, if it has any. */
export const loadFacts = async (atlas: Atlas, country: string) =>
  ((await load(atlas.fileUrl(country, 'facts.json'))) ?? []) as readonly PictureFacts[];

/** Fetches a country's outline; null if it has no pictures. */
export const loadOutline = async (atlas: Atlas, country: string) =>
  (await load(atlas.fileUrl(country, 'outline.json'))) as Outline | null;

/** Fetches the outlines of all countries. */
export const loadEarth = async () => (await load(BASE_PATH + EARTH_URL)) as EarthOutlines;
