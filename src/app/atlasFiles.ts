import type { PictureFacts } from '../domain/pictureFacts';
import type { Atlas } from '../maps/makeAtlas';
import type { Outline } from '../maps/outline';

const load = async (url: string): Promise<unknown> => (await fetch(url)).json();

export async function loadFacts(atlas: Atlas, country: string): Promise<readonly PictureFacts[]> {
  const url = atlas.factsUrl(country);
  return url ? ((await load(url)) as PictureFacts[]) : [];
}

/** Null if the country has no pictures. */
export async function loadOutline(atlas: Atlas, country: string): Promise<Outline | null> {
  const url = atlas.outlineUrl(country);
  return url ? ((await load(url)) as Outline) : null;
}
