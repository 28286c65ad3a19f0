import { folderOf } from './builds';
import { listen, serve } from './staticHost';

/**
 * Serves the atlas's build, until the test publishes the next release: the public build. Browsers ask anew for
 * each file.
 */
export async function startReleases() {
  const headers = { 'Cache-Control': 'no-cache' };
  const old = serve(['', await folderOf('atlas')], headers);
  const next = serve(['', await folderOf('public')], headers);
  let isPublished = false;
  const exchanged = new Set<string>();
  const deleted: string[] = [];
  const { origin, close } = await listen((request, response) => {
    const { url = '/' } = request;
    const release = isPublished === exchanged.has(url) ? old : next;
    if (deleted.some((path) => url.startsWith(path))) release.notFound(request, response);
    else release.answer(request, response);
  });
  return {
    url: origin,
    /** @param file only this one, such as `/sw.js`; once all is published, puts its old version back */
    publish: (file?: string) => {
      if (!file) isPublished = true;
      else if (!exchanged.delete(file)) exchanged.add(file);
    },
    /** Deletes a folder, as a release does that has replaced it. */
    delete: (path: string) => {
      deleted.push(path);
    },
    close,
  };
}

export type Releases = Awaited<ReturnType<typeof startReleases>>;
