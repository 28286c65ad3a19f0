import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { write, writeBuild } from './files';
import { makeRoot } from './server';

const run = promisify(execFile);

/** What a person's commands call, in the test's root; packages must be installed already. */
const COMMANDS = {
  sudo: 'exec "$@"',
  'apt-get': 'shift 2; exec dpkg-query --show "$@"',
  nginx: 'exec /usr/sbin/nginx -e stderr -c /etc/nginx/nginx.conf "$@"',
  systemctl: 'exec nginx -s "$1"',
};

/**
 * Starts nginx as Debian's package does when it is installed, in a root of the test's own.
 * @param bases of the builds that lie in the checkout's `dist`, without a trailing slash
 */
export async function startDebian(bases: readonly string[]) {
  const { root, port, moved, moveAll, start } = await makeRoot();
  const etc = join(root, 'etc/nginx');
  await mkdir(join(etc, 'sites-enabled'));
  await symlink('../sites-available/default', join(etc, 'sites-enabled/default'));
  const conf = await readFile('/etc/nginx/nginx.conf', 'utf8');
  // Compiled in, and only root's.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path /tmp/${name};`,
  );
  await write(join(etc, 'nginx.conf'), conf.replace('http {', `$& ${temporary.join(' ')}`));
  await moveAll(etc);
  await write(join(root, 'var/www/html/index.html'), 'Another site\n');

  const checkout = join(root, 'checkout');
  for (const base of bases) await writeBuild(join(checkout, 'dist'), base);
  await cp('deploy', join(checkout, 'deploy'), { recursive: true });
  await moveAll(join(checkout, 'dist/nginx'));
  await moveAll(join(checkout, 'deploy'));

  const bin = join(root, 'bin');
  for (const [name, command] of Object.entries(COMMANDS)) {
    await write(join(bin, name), moved(`#!/bin/sh\n${command}\n`));
    await chmod(join(bin, name), 0o755);
  }
  return {
    port,
    stop: await start('-c', join(etc, 'nginx.conf'), '-g', 'daemon off;'),
    /** Runs commands in the checkout, as a person would type them. */
    type: (commands: string) =>
      run('bash', ['-euo', 'pipefail', '-c', moved(commands)], {
        cwd: checkout,
        env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` },
      }),
    /** Adds lines to the server of the site that Debian installs. */
    addToOtherSite: async (lines: string) => {
      const path = join(etc, 'sites-available/default');
      const server = await readFile(path, 'utf8');
      await write(path, server.replace('\tserver_name _;', `$&\n${moved(lines)}`));
    },
  };
}
