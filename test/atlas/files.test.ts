import { existsSync } from 'node:fs';

import { expect, it, vi } from 'vitest';

import { provideInputs } from '../../scripts/atlas/inputs.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import data from '../../src/data/countries_with_mapLocations.json';
import { ATLAS_FILES } from '../../src/maps/atlas';
import { atlas } from '../support/siteAtlas';
import { renderedText } from './renderedText';

it('every file that the atlas names is there', () => {
  const urls = data.flatMap(({ name }) => ATLAS_FILES.map((file) => atlas.fileUrl(name, file)));
  const named = [...new Set(urls)].filter((url) => url !== undefined);
  expect(named.filter((url) => !existsSync(`public${url}`))).toEqual([]);
  expect(named).toHaveLength(5 * new Set(data.map(({ name }) => name)).size - 2);
});

it('the check of a country whose place has moved says how to render it', () => {
  const place = { ...PLACES[0], lat: 0 };
  expect(() => renderedText(place, 'outline.json')).toThrow(
    /outline\.json of Andorra is missing\. .*: npm run atlas:build -- --only AD$/,
  );
});

it('without its tools, the build of the atlas says how to install them, and does not', () => {
  vi.stubEnv('PATH', '');
  expect(provideInputs).toThrow(
    /As root: apt-get install --no-install-recommends gmt gmt-gshhg-full ghostscript$/,
  );
});
