import { factsUrl } from '../maps/atlas';

/** Fetches the facts of a country's atlas pictures; undefined where it has none. */
export async function loadFacts(country: string): Promise<unknown> {
  const url = factsUrl(country);
  return url && (await fetch(url)).json();
}
