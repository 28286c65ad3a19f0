import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

import { type InlineConfig, preview } from 'vite';

import { HOST, type Variant, VARIANT_PORTS, variantUrl } from './addresses';
import { ENVIRONMENTS, folderOf, ROOT, withEnvironment } from './builds';

const configOf = (variant: Variant): InlineConfig => ({
  root: ROOT,
  logLevel: 'warn',
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

async function serve(variant: Variant) {
  if (variant === 'dev') return withEnvironment({ NODE_ENV: 'development' }, serveSources);
  const outDir = await folderOf(variant);
  return withEnvironment(ENVIRONMENTS[variant], () =>
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
