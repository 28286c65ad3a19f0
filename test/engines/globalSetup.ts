import { folderOf } from '../e2e/support/builds';
import { serveVariants } from '../e2e/support/variants';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** Serves the site, and builds its next release, if there is an engine to test. */
export default async function globalSetup() {
  if (!firefox.isInstalled && !webkit.isInstalled) return undefined;
  await folderOf('public');
  return serveVariants('atlas');
}
