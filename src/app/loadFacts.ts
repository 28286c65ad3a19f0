import type { Atlas } from '../maps/makeAtlas';

/** Fetches the facts of a country's atlas pictures; undefined where it has none. */
export async function loadFacts(atlas: Atlas, country: string): Promise<unknown> {
  const url = atlas.factsUrl(country);
  return url && (await fetch(url)).json();
}
