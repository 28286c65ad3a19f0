export { NameNeighbours } from './NameNeighbours';
export { NeighboursDrawing } from './NeighboursDrawing';
