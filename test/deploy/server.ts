import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Debian's package. */
export const isInstalled =
  spawnSync('nginx', ['-v']).error === undefined &&
  existsSync('/etc/nginx/sites-available/default');
export const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
export const hasIPv6 =
  existsSync('/proc/net/if_inet6') && /\blo$/m.test(readFileSync('/proc/net/if_inet6', 'utf8'));

if (!isInstalled) console.warn('Debian’s nginx is not installed: skipped.');
else if (!hasBrotli) console.warn('Brotli is skipped (Debian: libnginx-mod-http-brotli-static).');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const COPY = { recursive: true, dereference: true };

/**
 * A root folder of the test's own, with what Debian's package has in /etc/nginx, apart from nginx.conf. The
 * absolute paths of documents and configurations can be moved into it.
 */
export async function makeRoot() {
  const root = await mkdtemp(join(tmpdir(), 'zoomle-nginx-'));
  // nginx, if started by root, reads as another user.
  await chmod(root, 0o755);
  for (const folder of ['run', 'tmp', 'var/log/nginx', 'var/lib/nginx'])
    await mkdir(join(root, folder), { recursive: true });
  for (const name of ['mime.types', 'modules-enabled', 'sites-available/default'])
    await cp(join('/etc/nginx', name), join(root, 'etc/nginx', name), COPY);
  const port = await freePort();
  const loopback = (_: string, isIPv6?: string) =>
    isIPv6 && !hasIPv6 ? '#' : `listen ${isIPv6 ? '[::1]' : '127.0.0.1'}:${port}`;
  /** Moves paths into the root, and servers to loopback and the test's port. */
  const moved = (text: string) =>
    text
      .replace(/(?<![\w.])\/(etc\/nginx|srv|run|tmp|var\/(log|lib|www))\b/g, `${root}$&`)
      .replace(/listen (\[::\]:)?(80|8080)\b/g, loopback)
      .replace(hasBrotli ? /$^/ : /.*brotli.*\n/g, '');
  /** Moves the paths in every file of a folder. */
  const moveAll = async (folder: string) => {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) await writeFile(path, moved(await readFile(path, 'utf8')));
    }
  };
  /** Starts nginx and waits until it answers; returns a function that stops it and removes the root. */
  const start = async (...parameters: readonly string[]) => {
    const process = spawn('nginx', ['-e', 'stderr', ...parameters], { stdio: 'inherit' });
    while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => null))) {
      if (process.exitCode !== null) throw new Error('nginx does not start: see above');
      await setTimeout(50);
    }
    return async () => {
      process.kill();
      await once(process, 'exit');
      await rm(root, { recursive: true });
    };
  };
  return { root, port, moved, moveAll, start };
}
