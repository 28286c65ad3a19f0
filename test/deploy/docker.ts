import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { write, writeBuild } from './files';
import { makeRoot, startNginx } from './server';

/**
 * Makes the image's last stage in a folder, as deploy/Dockerfile says, and starts its command. Docker's engine
 * is not needed, nor is there one on every machine.
 * @param bases of the copies of the site on this host, without a trailing slash
 * @param edit changes the image's configuration
 */
export async function startImage(bases: readonly string[], edit = (conf: string) => conf) {
  const { root, port, moved, moveAll, remove } = await makeRoot();
  for (const base of bases) await writeBuild(join(root, 'site/dist'), base);
  const [, stage = ''] = (await readFile('deploy/Dockerfile', 'utf8')).split('FROM debian');
  for (const [, from = '', source = '', target = ''] of stage.matchAll(
    /^COPY (--from=build )?(\S+) (\S+)$/gm,
  )) {
    const path = join(root, target);
    await mkdir(dirname(path), { recursive: true });
    await cp(from ? join(root, source) : source, path, { recursive: true });
  }
  const main = join(root, 'etc/nginx/nginx.conf');
  await write(main, edit(await readFile(main, 'utf8')));
  await moveAll(join(root, 'etc/nginx'));
  await moveAll(join(root, 'srv/zoomle/nginx'));
  const [, command = '[]'] = /^CMD (.*)$/m.exec(stage) ?? [];
  const [, ...parameters] = JSON.parse(command) as string[];
  const stop = await startNginx(port, [...parameters, '-c', moved('/etc/nginx/nginx.conf')]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stop();
      await remove();
    },
  };
}
