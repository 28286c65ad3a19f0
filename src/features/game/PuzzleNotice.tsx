import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { Notice } from '../../design/Notice';
import { gameTexts } from '../../texts/game';
import { selectOtherRound } from './gameSelectors';
import { boardOpened } from './gameSlice';

/** Offers the way to another open round: today's, or yesterday's that is not finished. */
export function PuzzleNotice() {
  const dispatch = useAppDispatch();
  const other = useAppSelector(selectOtherRound);
  return (
    <Notice>
      {other && (
        <>
          {gameTexts.notice[other.kind].text}
          <QuietButton
            key={other.id}
            // The second click of a double click would meet the way back, and take it.
            onClick={({ detail }) => detail < 2 && dispatch(boardOpened(other.id))}
          >
            {gameTexts.notice[other.kind].action}
          </QuietButton>
        </>
      )}
    </Notice>
  );
}
