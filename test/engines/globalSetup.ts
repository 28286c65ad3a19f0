import { serveVariants } from '../e2e/support/variants';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** Serves the site and two releases of it, if there is an engine to test them in. */
export default async function globalSetup() {
  if (!firefox.isInstalled && !webkit.isInstalled) return undefined;
  return serveVariants('atlas', 'release');
}
