import type { PictureFacts } from '../domain/pictureFacts';
import type { Atlas } from '../maps/makeAtlas';

/** Fetches the facts of a country's atlas pictures, the site's own file; none where it has no pictures. */
export async function loadFacts(atlas: Atlas, country: string): Promise<readonly PictureFacts[]> {
  const url = atlas.factsUrl(country);
  return url ? ((await (await fetch(url)).json()) as PictureFacts[]) : [];
}
