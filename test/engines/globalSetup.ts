import { serveVariant } from '../e2e/support/variants';
import { engines } from './engines';

/** Builds and serves two releases of the site, where there is an engine to try them in. */
export default async function globalSetup() {
  if (!engines.some((engine) => engine.isInstalled)) return undefined;
  // One after the other: a build takes its settings from the environment of the process.
  const stops = [await serveVariant('old-release'), await serveVariant('new-release')];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
