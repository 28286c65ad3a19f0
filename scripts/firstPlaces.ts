import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import type { Country } from '../src/domain/countries.ts';

const MODULE = 'virtual:countries';
const FILE = fileURLToPath(
  new URL('../src/data/countries_with_mapLocations.json', import.meta.url),
);

/**
 * Offers `virtual:countries`: of each country what a round needs, its name, its aliases and its first
 * place. The other places are two thirds of the data.
 */
export const firstPlaces = (): Plugin => ({
  name: 'first-places',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load(id) {
    if (id !== `\0${MODULE}`) return null;
    this.addWatchFile(FILE);
    const countries = JSON.parse(readFileSync(FILE, 'utf8')) as Country[];
    const lean = countries.map(({ name, aliases, mapLocations }): Country => ({
      name,
      aliases,
      mapLocations: mapLocations.slice(0, 1),
    }));
    // A browser reads a text sooner than a program.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(lean))})`;
  },
});
