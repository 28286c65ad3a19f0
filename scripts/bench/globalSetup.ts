import { readFile, writeFile } from 'node:fs/promises';

import { build } from 'vite';

import atlasIndex from '../../src/maps/atlasIndex.json' with { type: 'json' };
import { folderOf, ROOT, withEnvironment } from '../../test/e2e/support/builds';
import { startStaticHost } from '../../test/e2e/support/staticHost';
import { answerOf, NOON } from '../../test/e2e/support/world';
import { compressFolder } from '../build/compress';
import { isSmoke, STILL } from './bench';

const FLOOR = '.reports/bench-floor';

/** Builds the floor with the day's picture: pictures differ in size. */
async function buildFloor() {
  const directories: Readonly<Record<string, string>> = atlasIndex;
  await withEnvironment({}, () =>
    build({
      configFile: false,
      logLevel: 'error',
      root: `${ROOT}scripts/bench/floor`,
      publicDir: `${ROOT}public/atlas/${directories[answerOf(NOON).name]}`,
      build: { outDir: ROOT + FLOOR, emptyOutDir: true },
    }),
  );
  return FLOOR;
}

/** Writes a floor for the first paint: the board as the build rendered it, without its scripts. */
async function writeStill(folder: string) {
  const html = await readFile(`${folder}/zoomle.html`, 'utf8');
  const scripts = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;
  await writeFile(`${folder}${STILL}.html`, html.replace(scripts, ''));
}

/** Compressed, which a smoke test would spend most of its time on. */
async function serve(folder: string) {
  if (!isSmoke) await compressFolder(folder);
  return startStaticHost('', folder);
}

/** Serves the site and the floor. */
export default async function globalSetup() {
  const folder = await folderOf('public');
  await writeStill(folder);
  const site = await serve(folder);
  const floor = await serve(await buildFloor());
  Object.assign(process.env, { SITE_URL: site.url, FLOOR_URL: floor.url });
  return () => {
    site.close();
    floor.close();
  };
}
