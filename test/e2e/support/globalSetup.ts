import { type Variant, VARIANT_PORTS } from './addresses';
import { startStandIn } from './standIn';
import { serveVariant } from './variants';

/** Starts everything that the tests talk to. */
export default async function globalSetup() {
  const stops = [await startStandIn()];
  // One after the other: a build takes its settings from the environment of the process.
  const variants = process.env.E2E_VARIANTS?.split(',') ?? Object.keys(VARIANT_PORTS);
  for (const variant of variants as Variant[]) {
    stops.push(await serveVariant(variant));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
