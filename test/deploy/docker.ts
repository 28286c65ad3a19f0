import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { write, writeBuild } from './files';
import { makeRoot } from './server';

/**
 * Starts nginx as the image does. Docker's engine is not needed, nor is there one on every machine.
 * @param bases of the copies of the site on this host, without a trailing slash
 * @param edit changes the image's configuration
 */
export async function startImage(bases: readonly string[], edit = (conf: string) => conf) {
  const { root, port, moveAll, start } = await makeRoot();
  for (const base of bases) await writeBuild(join(root, 'srv/zoomle'), base);
  const main = join(root, 'etc/nginx/nginx.conf');
  await write(main, edit(await readFile('deploy/docker.conf', 'utf8')));
  await moveAll(join(root, 'etc/nginx'));
  await moveAll(join(root, 'srv/zoomle/nginx'));
  const stop = await start('-g', 'daemon off;', '-c', main);
  return { url: `http://127.0.0.1:${port}`, stop };
}
