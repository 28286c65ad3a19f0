import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { ATLAS_FILES } from '../../src/maps/atlas';
import { atlas } from '../support/siteAtlas';

it('every file that the atlas names is there; two countries have no flag', () => {
  const urls = data.flatMap(({ name }) => ATLAS_FILES.map((file) => atlas.fileUrl(name, file)));
  const named = [...new Set(urls)].filter((url) => url !== undefined);
  expect(named.filter((url) => !existsSync(`public${url}`))).toEqual([]);
  expect(named).toHaveLength(5 * new Set(data.map(({ name }) => name)).size - 2);
});
