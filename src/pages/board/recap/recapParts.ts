export { EarthLine } from './EarthLine';
export { MorePlaces } from './MorePlaces';
export { Neighbours, NeighboursQuestion } from './neighbours/Neighbours';
export { Recap } from './Recap';
export { RecapDrawing } from './RecapDrawing';
export { RecapViews } from './RecapViews';
export { ShareRound } from './ShareRound';
export { Sight } from './Sight';
