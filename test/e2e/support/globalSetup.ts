import { type Variant, VARIANT_PORTS } from './addresses';
import { folderOf } from './builds';
import { startStandIn } from './standIn';
import { serveVariants } from './variants';

export default async function globalSetup() {
  const variants = process.env.E2E_VARIANTS?.split(',') ?? Object.keys(VARIANT_PORTS);
  const stops = [await startStandIn(), await serveVariants(...(variants as Variant[]))];
  // Served by the tests themselves.
  if (!process.env.E2E_VARIANTS) await folderOf('subfolder');
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
