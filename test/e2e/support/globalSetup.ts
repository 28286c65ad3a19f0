import { type Variant, VARIANT_PORTS } from './addresses';
import { folderOf } from './builds';
import { startStandIn } from './standIn';
import { serveVariants } from './variants';

export default async function globalSetup() {
  const variants = process.env.E2E_VARIANTS?.split(',') ?? Object.keys(VARIANT_PORTS);
  // Served by its tests. First: the development server does not outlive the NODE_ENV of a build.
  if (!process.env.E2E_VARIANTS) await folderOf('subfolder');
  const stops = [await startStandIn(), await serveVariants(...(variants as Variant[]))];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
