import { type Variant, VARIANT_PORTS } from './addresses';
import { startStandIn } from './standIn';
import { serveVariant } from './variants';

/** Starts everything that the tests talk to. */
export default async function globalSetup() {
  const stops = [await startStandIn()];
  // One after the other: a build takes its settings from the environment of the process.
  for (const variant of Object.keys(VARIANT_PORTS) as Variant[]) {
    stops.push(await serveVariant(variant));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
