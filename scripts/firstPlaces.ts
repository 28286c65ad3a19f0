import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

import type { Countries, Country } from '../src/domain/countries.ts';

const MODULE = 'virtual:countries';
const DATA = '/src/data/countries_with_mapLocations.json';

/** Of each country what a round needs: its name, its aliases and its first place. */
const withFirstPlaces = (countries: Countries) =>
  countries.map(({ name, aliases, mapLocations }): Country => ({
    name,
    aliases,
    mapLocations: mapLocations.slice(0, 1),
  }));

/**
 * Offers `virtual:countries`, the address of the countries with their first places. The other places
 * are two thirds of the data. A file of JSON: a browser reads it sooner than a program, and it stays
 * in its cache when the program changes.
 */
export const firstPlaces = (): Plugin => ({
  name: 'first-places',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    const file = (await this.resolve(DATA))?.id ?? DATA;
    this.addWatchFile(file);
    const source = JSON.stringify(
      withFirstPlaces(JSON.parse(await readFile(file, 'utf8')) as Countries),
    );
    if (this.environment.mode === 'dev') {
      return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
    }
    const reference = this.emitFile({ type: 'asset', name: 'countries.json', source });
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
  },
});
