import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { withEnvironment } from '../../test/e2e/support/variants.ts';
import { compressFolder } from '../compress.mjs';

const OUTPUT = `${process.cwd()}/.reports/bench`;

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
  await compressFolder(outDir);
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
  await compressFolder(outDir);
  return outDir;
}
