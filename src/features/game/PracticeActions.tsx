import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../design/Button';
import { canBeRevealed } from '../../domain/roundId';
import { useTexts } from '../../texts/useTexts';
import { answerRevealed } from '../events';
import { AnotherCountryButton } from './AnotherCountryButton';
import { selectCurrentRoundId, selectHasEnded } from './gameSelectors';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
  margin-top: 20px;
`;

/** The ways out of a practice round: its answer, or another country. */
export function PracticeActions() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectCurrentRoundId);
  const hasEnded = useAppSelector(selectHasEnded);
  if (!id || !canBeRevealed(id) || hasEnded) return null;
  return (
    // A new round gets new buttons, so that the focus moves to the page's title.
    <Actions key={id}>
      <Button variant="quiet" onClick={() => dispatch(answerRevealed(id))}>
        {texts.game.revealAnswer}
      </Button>
      <AnotherCountryButton variant="quiet" />
    </Actions>
  );
}
