import { readFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';

import { MAX_GUESSES, ZOOM_LEVELS, type ZoomLevel } from '../../src/domain/round';
import { atlas } from '../../src/maps/atlas';
import { eox } from '../../src/maps/eox';
import { esri } from '../../src/maps/esri';
import { mapbox } from '../../src/maps/mapbox';
import type { MapProvider } from '../../src/maps/mapProvider';

const DOCUMENT = 'docs/imagery.md';
const LEVELS = ZOOM_LEVELS.slice(0, MAX_GUESSES + 1);

const at = (lat: number, provider: MapProvider) => (level: ZoomLevel) =>
  provider.widthKm({ country: 'France', index: 0, lat, lon: 0 }, level);

const ROWS: Record<string, (level: ZoomLevel) => number> = {
  '`mapbox`, `esri`, on the equator': at(0, mapbox('')),
  '`mapbox`, `esri`, at 50°': at(50, esri()),
  '`eox`, on the equator': at(0, eox()),
  '`eox`, at 50°': at(50, eox()),
  '`atlas`, on the equator': at(0, atlas),
  '`atlas`, at 50°': at(50, atlas),
};

const km = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
});

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = [
  row(['km across', ...LEVELS.map(String)]),
  row(['---', ...LEVELS.map(() => '---:')]),
  ...Object.entries(ROWS).map(([name, widthOf]) =>
    row([name, ...LEVELS.map((level) => km.format(widthOf(level)))]),
  ),
].join('\n');

it('docs/imagery.md says how far one step is', async () => {
  const text = readFileSync(DOCUMENT, 'utf8').replace(/^\| km across[^]*?\n(?=\n)/m, `${table}\n`);
  const options = { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT };
  await expect(await format(text, options)).toMatchFileSnapshot(`../../${DOCUMENT}`);
});
