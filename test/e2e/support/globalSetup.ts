import { folderOf } from './builds';
import { startStandIn } from './standIn';
import { serveVariants } from './variants';

export default async function globalSetup() {
  // Served by its tests. First: the development server does not outlive the NODE_ENV of a build.
  await folderOf('subfolder');
  const stops = [
    await startStandIn(),
    await serveVariants('mapbox', 'atlas', 'public', 'release', 'dev'),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
