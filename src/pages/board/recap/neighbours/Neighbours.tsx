import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../../../design/Button';
import { fonts } from '../../../../design/tokens';
import { asksNeighbours } from '../../../../domain/round';
import { selectCurrentRound, selectCurrentRoundId } from '../../../../features/game/gameSelectors';
import {
  selectCountryMap,
  selectNeighbourhood,
} from '../../../../features/game/map/frameSelectors';
import { selectQuestion } from '../../../../features/game/map/neighbourSelectors';
import { showNeighbours } from '../../../../features/game/map/neighbourThunks';
import { useChangeInRound } from '../../../../features/game/useChangeInRound';
import { focusInView } from '../../../../lib/focusInView';
import { useAppDispatch, useAppSelector, useIsFrozen } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';
import { Beyond, LastAnswer } from './LastAnswer';
import { NameNeighbours } from './NameNeighbours';

/** As large as the round's own result. */
const Sum = styled.p`
  font: 700 1.25rem/1.3 ${fonts.heading};
`;

/** The question after a round: a button that asks it, and at last the result. */
export function Neighbours() {
  const { game, neighbours: texts, picture } = useTexts();
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  const outline = useAppSelector(selectCountryMap)?.outline;
  const neighbourhood = useAppSelector(selectNeighbourhood);
  const question = useAppSelector(selectQuestion);
  const isFrozen = useIsFrozen();
  const isBegun = round?.neighbours !== undefined;
  const result = useRef<HTMLDivElement>(null);

  // After a reload, a question that was begun stays open.
  useEffect(() => {
    if (isBegun && !isFrozen && neighbourhood === undefined) void dispatch(showNeighbours());
  }, [id, isBegun, isFrozen, neighbourhood, dispatch]);
  // The input, which had the focus, is gone.
  useChangeInRound(question?.isOver, () => focusInView(result.current));

  if (!id || !round || !asksNeighbours(id, round)) return null;
  if (question?.isOver) {
    const [found, all] = [question.found.length, question.asked.length];
    return (
      <div ref={result} tabIndex={-1}>
        <p>{found < all && <LastAnswer />}</p>
        <Sum>
          <span>{texts.result(found, all)}</span>
          {picture.gap}
          {found === all && all > 1 && <span>{texts.all}</span>}
        </Sum>
        <Beyond />
      </div>
    );
  }
  if (neighbourhood || !outline) return null;
  const count = outline.neighbours.length;
  const ask = count > 0 ? texts.ask(count) : texts.askNearest;
  return (
    <>
      {neighbourhood === null && <p role="alert">{texts.failed}</p>}
      <Button variant="quiet" onClick={() => void dispatch(showNeighbours())}>
        {neighbourhood === null ? game.map.retry : ask}
      </Button>
    </>
  );
}

/** The open question, in place of the round's input. */
export function NeighboursQuestion() {
  const id = useAppSelector(selectCurrentRoundId);
  const hasLoaded = useAppSelector((state) => Boolean(selectNeighbourhood(state)));
  const isOver = useAppSelector(selectQuestion)?.isOver;
  return hasLoaded && !isOver && <NameNeighbours key={id} />;
}
