import { styled } from 'styled-components';

import { Button, type ButtonVariant } from '../../design/Button';
import { row } from '../../design/mixins';
import type { Continent } from '../../domain/continents';
import { canBeRevealed } from '../../domain/roundId';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { answerRevealed } from '../events';
import { selectCurrentRoundId, selectHasEnded } from './gameSelectors';
import { openNextPractice } from './practiceThunks';
import { useOpenFromTop } from './useOpenFromTop';

const Actions = styled.div`
  ${row('10px 14px')}
  margin-top: 20px;
`;

type Props = {
  /** Of an expedition. */
  readonly continent?: Continent | undefined;
};

export function AnotherCountryButton({
  variant,
  continent,
}: Props & { readonly variant: ButtonVariant }) {
  const texts = useStartTexts();
  const openFromTop = useOpenFromTop();
  return (
    <Button variant={variant} onClick={() => openFromTop(openNextPractice(continent))}>
      {texts.game.nextPractice}
    </Button>
  );
}

/** Ends a practice round: reveals its answer, or opens another country. */
export function PracticeActions({ continent }: Props) {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectCurrentRoundId);
  const hasEnded = useAppSelector(selectHasEnded);
  if (!id || !canBeRevealed(id) || hasEnded) return null;
  return (
    // Remounted for each round, so that the focus moves to the page's title.
    <Actions key={id}>
      <Button variant="quiet" onClick={() => dispatch(answerRevealed(id))}>
        {texts.game.revealAnswer}
      </Button>
      <AnotherCountryButton variant="quiet" continent={continent} />
    </Actions>
  );
}
