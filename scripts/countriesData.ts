import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import type { Countries } from '../src/domain/countries.ts';

const DATA = 'src/data/countries_with_mapLocations.json';
const ATLAS_INDEX = 'src/maps/atlasIndex.json';

/**
 * Puts the list of countries into every page of HTML, as JSON, with the first place of each alone: the
 * others are two thirds of the data, and loaded at the end of a round. With each stands its entry in the
 * atlas's index, which would need the names again elsewhere. In the page the list needs no request that
 * could fail, and no release can mix its code with another's list.
 */
export function countriesData(): Plugin {
  let root = '';
  const read = (path: string): unknown => JSON.parse(readFileSync(resolve(root, path), 'utf8'));
  return {
    name: 'countries-data',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml() {
      const countries = read(DATA) as Countries;
      const atlasIndex = read(ATLAS_INDEX) as Record<string, string>;
      const firstPlaces = countries.map(({ name, aliases, parts, mapLocations }) => ({
        name,
        aliases,
        parts,
        mapLocations: mapLocations.slice(0, 1),
        atlas: atlasIndex[name],
      }));
      return [
        {
          tag: 'script',
          attrs: { id: 'countries', type: 'application/json' },
          children: JSON.stringify(firstPlaces).replaceAll('<', '\\u003c'),
          injectTo: 'body',
        },
      ];
    },
  };
}
