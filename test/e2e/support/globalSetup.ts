import { folderOf } from './builds';
import { startStandIn } from './standIn';
import { serveVariants } from './variants';

export default async function globalSetup() {
  // Served by its tests.
  await folderOf('subfolder');
  const stops = [await startStandIn(), await serveVariants('mapbox', 'atlas', 'public', 'dev')];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
