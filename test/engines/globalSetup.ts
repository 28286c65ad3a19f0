import { serveVariants } from '../e2e/support/variants';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** Serves the site and two of its releases, if there is an engine to test. */
export default async function globalSetup() {
  if (!firefox.isInstalled && !webkit.isInstalled) return undefined;
  return serveVariants('atlas', 'release');
}
