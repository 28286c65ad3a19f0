import * as v from 'valibot';

import type { PictureFacts } from '../domain/pictureFacts';
import { BASE_PATH } from '../lib/address';
import { fetchFile } from '../lib/fetchFile';
import type { Atlas, ATLAS_FILES } from '../maps/atlas';
import { type Earth, EARTH_FILES, type EarthOutlines, shapesOf } from '../maps/earthFiles';
import type { Neighbourhood } from '../maps/neighbourhood';
import type { Outline } from '../maps/outline';

/** The schemas tell a file from JSON that a host sends in its place: `npm run atlas:check` has checked the rest. */
const CHECKED = v.object({});
const FACTS = v.array(v.object({ new: v.array(CHECKED), also: v.array(CHECKED) }));
const OUTLINE = v.object({ box: CHECKED, path: v.string() });
const NEIGHBOURHOOD = v.object({ box: CHECKED, asked: v.array(CHECKED) });
const EARTH = v.object({ arcs: v.array(CHECKED), objects: v.object({ countries: CHECKED }) });

const load = <Content>(url: string, schema: v.GenericSchema) =>
  fetchFile(url, async (response) => {
    const content: unknown = await response.json();
    v.parse(schema, content);
    return content as Content;
  });

/** Fetches a file about a country. Without pictures of it there is `none`. */
const loaderOf =
  <Content>(file: (typeof ATLAS_FILES)[number], schema: v.GenericSchema, none: Content) =>
  async (atlas: Atlas, country: string) => {
    const url = atlas.fileUrl(country, file);
    return url === undefined ? none : load<Content>(url, schema);
  };

export const loadFacts = loaderOf<readonly PictureFacts[]>('facts.json', FACTS, []);
export const loadOutline = loaderOf<Outline | null>('outline.json', OUTLINE, null);
export const loadNeighbours = loaderOf<Neighbourhood | null>(
  'neighbours.json',
  NEIGHBOURHOOD,
  null,
);

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
