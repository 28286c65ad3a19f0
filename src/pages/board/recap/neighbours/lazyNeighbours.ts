import { lazyNamed } from '../../../../lib/lazyNamed';

export const NameNeighbours = lazyNamed(() => import('./neighbourParts'), 'NameNeighbours');
export const NeighboursDrawing = lazyNamed(() => import('./neighbourParts'), 'NeighboursDrawing');

export const preloadNeighbours = () =>
  Promise.all([NameNeighbours.preload(), NeighboursDrawing.preload()]);
