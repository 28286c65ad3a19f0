import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { color } from '../../design/tokens';
import { texts } from '../../texts/en';
import { selectOtherRound } from './gameSelectors';
import { boardOpened } from './gameSlice';

const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  margin-top: 12px;
  padding: 8px 14px;
  border-left: 4px solid ${color('signal')};
  background: ${color('surface')};
`;

/** Offers the way to another open round: today's, or yesterday's that is not finished. */
export function PuzzleNotice() {
  const dispatch = useAppDispatch();
  const other = useAppSelector(selectOtherRound);
  return (
    <div role="status">
      {other && (
        <Notice>
          {texts.game.notice[other.kind].text}
          <QuietButton
            key={other.id}
            // The second click of a double click would meet the way back, and take it.
            onClick={({ detail }) => detail < 2 && dispatch(boardOpened(other.id))}
          >
            {texts.game.notice[other.kind].action}
          </QuietButton>
        </Notice>
      )}
    </div>
  );
}
