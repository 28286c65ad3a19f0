import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

import { type InlineConfig, type Plugin, preview } from 'vite';

import { HOST, type Variant, VARIANT_PORTS, variantUrl } from './addresses';
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

const configOf = (variant: Variant): InlineConfig => ({
  root: ROOT,
  logLevel: 'warn',
  plugins: [outliveFiles],
  preview: { host: HOST, port: VARIANT_PORTS[variant], strictPort: true, open: false },
});

/** Starts the development server as a contributor does, in the environment of the process. */
async function serveSources() {
  const address = ['--host', HOST, '--port', String(VARIANT_PORTS.dev), '--strictPort'];
  const npm = spawn('npm', ['run', 'dev', '--', ...address], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    // With a group of processes that can be ended together.
    detached: true,
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (text: Buffer) => {
      output += stripVTControlCharacters(text.toString());
      if (output.includes(variantUrl('dev'))) resolve();
    });
    npm.on('exit', () => reject(new Error(`npm run dev has ended: ${output}`)));
  });
  return {
    close: async () => {
      process.kill(-(npm.pid ?? NaN));
      await once(npm, 'close');
    },
  };
}

async function copyBuild(build: Build, folder: string) {
  await rm(folder, { recursive: true, force: true });
  await cp(await folderOf(build), folder, { recursive: true });
}

async function serve(variant: Variant) {
  if (variant === 'dev') return withEnvironment({ NODE_ENV: 'development' }, serveSources);
  if (variant === 'release') {
    await copyBuild('atlas', RELEASE);
    await copyBuild('public', NEXT_RELEASE);
  }
  const build = variant === 'release' ? 'atlas' : variant;
  const outDir = variant === 'release' ? RELEASE : await folderOf(build);
  return withEnvironment(ENVIRONMENTS[build], () =>
    preview({ ...configOf(variant), build: { outDir } }),
  );
}

/** Serves variants of the site, and returns a function that stops them. */
export async function serveVariants(...variants: Variant[]) {
  const servers: { readonly close: () => Promise<void> }[] = [];
  // One after another: a build takes its settings from the environment of the process.
  for (const variant of variants) servers.push(await serve(variant));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
