import * as v from 'valibot';

import type { PictureFacts } from '../domain/pictureFacts';
import { BASE_PATH } from '../lib/address';
import { fetchFile } from '../lib/fetchFile';
import type { Atlas } from '../maps/atlas';
import { type Earth, EARTH_FILES, type EarthOutlines, shapesOf } from '../maps/earthFiles';
import type { Neighbourhood } from '../maps/neighbourhood';
import type { Outline } from '../maps/outline';

/** An object or array: `npm run atlas:check` has checked what is in it. */
const CHECKED = v.object({});
const FACTS = v.array(v.object({ new: v.array(CHECKED), also: v.array(CHECKED) }));
const POSITION = v.strictTuple([v.number(), v.number()]);
const BOX = v.object({ x: v.number(), y: v.number(), width: v.number() });
/** A type error here: a field is not checked. */
const OUTLINE: v.GenericSchema<unknown, Outline> = v.object({
  box: BOX,
  path: v.string(),
  inside: v.strictTuple([v.number(), v.number(), v.number()]),
  beside: POSITION,
  anchor: v.picklist(['start', 'end']),
  tip: POSITION,
  corner: v.picklist(['ne', 'se', 'nw']),
  areaKm2: v.number(),
  areaRank: v.number(),
  neighbours: v.array(v.string()),
  neighboursBeyond: v.array(v.string()),
  partsBeyond: v.array(v.number()),
});
const NEIGHBOURHOOD: v.GenericSchema<unknown, Neighbourhood> = v.object({
  box: BOX,
  asked: v.array(
    v.object({
      name: v.string(),
      seen: v.exactOptional(v.object({ path: v.string(), at: POSITION })),
    }),
  ),
  distances: v.array(v.number()),
  otherViews: v.exactOptional(v.record(v.string(), v.string())),
});
const EARTH = v.object({
  type: v.literal('Topology'),
  arcs: v.array(CHECKED),
  objects: v.object({ countries: v.object({ geometries: v.array(CHECKED) }) }),
});

/** Hosts may answer with JSON of their own. */
const load = <Content>(url: string, schema: v.GenericSchema) =>
  fetchFile(url, async (response) => {
    const content: unknown = await response.json();
    v.parse(schema, content);
    return content as Content;
  });

/** Fetches the facts of a country's atlas pictures, if it has any. */
export async function loadFacts(atlas: Atlas, country: string) {
  const url = atlas.fileUrl(country, 'facts.json');
  return url === undefined ? [] : load<readonly PictureFacts[]>(url, FACTS);
}

/** Fetches a country's outline; null if it has no pictures. */
export async function loadOutline(atlas: Atlas, country: string) {
  const url = atlas.fileUrl(country, 'outline.json');
  return url === undefined ? null : load<Outline>(url, OUTLINE);
}

/** Fetches what lies around a country; null if it has no pictures. */
export async function loadNeighbours(atlas: Atlas, country: string) {
  const url = atlas.fileUrl(country, 'neighbours.json');
  return url === undefined ? null : load<Neighbourhood>(url, NEIGHBOURHOOD);
}

export const loadPicture = (url: string) =>
  fetchFile(url, async (response) => createImageBitmap(await response.blob()));

/**
 * Fetches what the player's Earth is drawn from.
 * @param cacheFiles on a first visit, the service worker does not see these requests
 */
export async function loadEarth(cacheFiles: (urls: readonly string[]) => void): Promise<Earth> {
  const urls = {
    outlines: BASE_PATH + EARTH_FILES.outlines,
    picture: BASE_PATH + EARTH_FILES.picture,
  };
  const [outlines, picture] = await Promise.all([
    load<EarthOutlines>(urls.outlines, EARTH),
    loadPicture(urls.picture),
  ]);
  cacheFiles(Object.values(urls));
  return { outlines, shapes: shapesOf(outlines), picture };
}
