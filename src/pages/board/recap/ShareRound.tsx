import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { row } from '../../../design/mixins';
import type { UtcDate } from '../../../domain/calendar';
import { canBeShared, roundDate } from '../../../domain/roundId';
import { selectNextPastDay } from '../../../features/archive/archiveSelectors';
import { Countdown } from '../../../features/game/Countdown';
import { FriendsScore } from '../../../features/game/FriendsScore';
import {
  selectCurrentRoundId,
  selectFriendsScore,
  selectTodaysRoundId,
} from '../../../features/game/gameSelectors';
import { ShareButton } from '../../../features/share/ShareButton';
import { ShareRoundPicture } from '../../../features/share/ShareRoundPicture';
import { pathOfDay, paths } from '../../../paths';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';

/** What is next is beside the buttons, or below; their statuses are below all. */
const Actions = styled.div`
  ${row('6px 16px')}

  /* Room for a status. */
  padding-bottom: calc(6px + 1.5rem);

  &:has([role='status']:not(:empty)) {
    padding-bottom: 0;
  }
  [role='status'] {
    flex: 100%;
  }
  [role='status'] ~ [role='status'] {
    margin-bottom: 10px;
  }
`;

/** As high as the countdown, though larger to touch. */
const NextDay = styled(Link)`
  margin: -9px 0;
  padding: 9px 0;
  line-height: 1.65rem;
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
  const theirs = useAppSelector(selectFriendsScore);
  if (!id || !canBeShared(id)) return null;
  const date = roundDate(id);
  return (
    <>
      <FriendsScore theirs={theirs} />
      <Actions>
        <ShareButton id={id} />
        <ShareRoundPicture id={id} />
        {isTodays ? <Countdown /> : date && <NextPastMap date={date} />}
      </Actions>
    </>
  );
}
