import { cp, rm } from 'node:fs/promises';

import { createServer, type InlineConfig, type Plugin, preview } from 'vite';

import { HOST, type Variant, VARIANT_PORTS } from './addresses';
import { type Build, ENVIRONMENTS, folderOf, ROOT, withEnvironment } from './builds';

const copyOf = (name: string) => `.cache/e2e/${VARIANT_PORTS.release}-${name}`;
/** Copies of two builds: tests publish the next release in place of the first. */
export const RELEASE = copyOf('release');
export const NEXT_RELEASE = copyOf('next');

/** A file that is deleted while being sent ends the response, not the server. */
const outliveFiles: Plugin = {
  name: 'outlive-files',
  configurePreviewServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      response.on('pipe', (file) => file.on('error', () => response.destroy()));
      next();
    });
  },
};

function configOf(variant: Variant): InlineConfig {
  const address = { host: HOST, port: VARIANT_PORTS[variant], strictPort: true };
  return {
    root: ROOT,
    logLevel: 'warn',
    cacheDir: '.cache/e2e/dev',
    plugins: [outliveFiles],
    server: { ...address, watch: null },
    preview: { ...address, open: false },
  };
}

async function copyBuild(build: Build, folder: string) {
  await rm(folder, { recursive: true, force: true });
  await cp(await folderOf(build), folder, { recursive: true });
}

async function serve(variant: Variant) {
  const config = configOf(variant);
  if (variant === 'dev') {
    return withEnvironment({ NODE_ENV: 'development' }, async () => {
      const server = await createServer(config);
      return server.listen();
    });
  }
  if (variant === 'release') {
    await copyBuild('atlas', RELEASE);
    await copyBuild('public', NEXT_RELEASE);
  }
  const build = variant === 'release' ? 'atlas' : variant;
  const outDir = variant === 'release' ? RELEASE : await folderOf(build);
  return withEnvironment(ENVIRONMENTS[build], () => preview({ ...config, build: { outDir } }));
}

/** Serves variants of the site, and returns a function that stops them. */
export async function serveVariants(...variants: Variant[]) {
  const servers: Awaited<ReturnType<typeof serve>>[] = [];
  // One after another: a build takes its settings from the environment of the process.
  for (const variant of variants) servers.push(await serve(variant));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
