import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { withEnvironment } from '../../test/e2e/support/variants.ts';

const OUTPUT = `${process.cwd()}/.reports/bench`;
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Until the build compresses its files itself. */
async function compress(folder: string) {
  const files = await readdir(folder, { recursive: true });
  if (files.some((file) => file.endsWith('.br'))) return;
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const content = await readFile(`${folder}/${file}`);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${folder}/${file}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${folder}/${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

/**
 * Builds the site as the public gets it, with the embedded atlas.
 * @param url scheme and host that it will be served at
 * @returns the folder
 */
export async function buildSite(url: string): Promise<string> {
  const outDir = `${OUTPUT}/site`;
  await withEnvironment({ VITE_DEV_TOOLS: 'off', VITE_SITE_URL: url }, () =>
    build({ logLevel: 'error', build: { outDir, emptyOutDir: true } }),
  );
  await compress(outDir);
  return outDir;
}

/** Builds the hello-world that times are compared with. */
export async function buildHello(): Promise<string> {
  const outDir = `${OUTPUT}/hello`;
  await withEnvironment({}, () =>
    build({
      root: `${process.cwd()}/scripts/bench/hello`,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir, emptyOutDir: true },
    }),
  );
  await compress(outDir);
  return outDir;
}
