import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { breakpoints } from '../../../design/tokens';
import type { UtcDate } from '../../../domain/calendar';
import { kindOf, roundDate } from '../../../domain/roundId';
import { selectNextPastDay } from '../../../features/archive/archiveSelectors';
import { Countdown } from '../../../features/game/Countdown';
import { selectCurrentRoundId, selectTodaysRoundId } from '../../../features/game/gameSelectors';
import { ShareButton } from '../../../features/share/lazyShareButton';
import { SectionBoundary } from '../../../layout/SectionBoundary';
import { pathOfDay, paths } from '../../../paths';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';

/** What is next is beside the share button; the button's status is below both. */
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

const NextDay = styled(Link)`
  padding: 10px 0;
`;

/** After a past day's round: the next one to play, or the archive if all are played. */
function NextPastMap({ date }: { readonly date: UtcDate }) {
  const { archive, recap } = useTexts();
  const { countries } = useServices();
  const next = useAppSelector((state) => selectNextPastDay(state, date, countries));
  return (
    <NextDay to={next ? pathOfDay(next) : paths.archive}>
      {next ? recap.nextPastMap(next) : archive.open}
    </NextDay>
  );
}

/** After a round that others play too: share it, and wait for the next map, or go on to it. */
export function ShareRound() {
  const id = useAppSelector(selectCurrentRoundId);
  const isTodays = useAppSelector(selectTodaysRoundId) === id;
  if (!id) return null;
  const date = kindOf(id) === 'archive' && roundDate(id);
  return (
    <Actions>
      <SectionBoundary name="share">
        <ShareButton id={id} />
      </SectionBoundary>
      {isTodays && <Countdown />}
      {date && <NextPastMap date={date} />}
    </Actions>
  );
}
