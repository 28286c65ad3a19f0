import { styled } from 'styled-components';

import { MutedText } from '../../../design/MutedText';
import { breakpoints } from '../../../design/tokens';
import { nextUtcMidnight } from '../../../domain/calendar';
import { Countdown } from '../../../features/game/Countdown';
import { selectCurrentRoundId, selectTodaysRoundId } from '../../../features/game/gameSelectors';
import { ShareButton } from '../../../features/share/lazyShareButton';
import { SectionBoundary } from '../../../layout/SectionBoundary';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';

/** The time is beside the share button; the button's status is below both. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 16px;

  @media ${breakpoints.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  > :first-child:not(:only-child, [role='alert']) {
    display: contents;
  }
  > [role='alert'] {
    grid-column: 1 / -1;
    margin: 8px 0;
  }
  [role='status'] {
    grid-row: 2;
    grid-column: 1 / -1;

    @media ${breakpoints.largeText} {
      grid-row: auto;
    }
    min-height: 1.5rem;
    padding-top: 4px;
  }
`;

/** After a round that others play too: share it, and wait for the next map. */
export function ShareRound() {
  const texts = useTexts();
  const { now } = useServices();
  const id = useAppSelector(selectCurrentRoundId);
  const isTodays = useAppSelector(selectTodaysRoundId) === id;
  if (!id) return null;
  return (
    <Actions>
      <SectionBoundary name="share">
        <ShareButton id={id} />
      </SectionBoundary>
      {isTodays ? (
        <Countdown />
      ) : (
        <MutedText>{texts.recap.newMap(nextUtcMidnight(now()))}</MutedText>
      )}
    </Actions>
  );
}
