import { HighlightLine } from './HighlightLine';
import { MorePlaces } from './MorePlaces';
import { Neighbours, NeighboursQuestion } from './neighbours/Neighbours';
import { Recap } from './Recap';
import { RecapDrawing } from './RecapDrawing';
import { RecapViews } from './RecapViews';
import { ShareRound } from './ShareRound';
import { Sight } from './Sight';

const PARTS = {
  drawing: RecapDrawing,
  views: RecapViews,
  question: NeighboursQuestion,
  highlight: HighlightLine,
  share: ShareRound,
  neighbours: Neighbours,
  sight: Sight,
  recap: Recap,
  morePlaces: MorePlaces,
};

/** The end of a round: what the board shows of it, each part in a place of its own. */
export function End({ part }: { readonly part: keyof typeof PARTS }) {
  const Part = PARTS[part];
  return <Part />;
}
