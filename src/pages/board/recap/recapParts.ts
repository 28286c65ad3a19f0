export { EarthLine } from './EarthLine';
export { Recap } from './Recap';
export { RecapDrawing } from './RecapDrawing';
export { RecapViews } from './RecapViews';
export { ShareRound } from './ShareRound';
