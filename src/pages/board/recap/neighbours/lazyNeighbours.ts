import { lazyPart } from '../../../../lib/lazyNamed';
import { loadOnce } from '../../../../lib/loadOnce';

export const preloadNeighbours = loadOnce(() => import('./neighbourParts'));

export const NameNeighbours = lazyPart(preloadNeighbours, 'NameNeighbours');
export const NeighboursDrawing = lazyPart(preloadNeighbours, 'NeighboursDrawing');
