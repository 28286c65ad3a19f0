import { useDeferredValue } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { useAppSelector, useServices } from '../../app/hooks';
import { MainLink } from '../../design/Button';
import { ARCHIVE_START, parseArchivedDate } from '../../domain/archive';
import { parseUtcDate, type UtcDate } from '../../domain/calendar';
import { selectReopeningDay } from '../../features/archive/archiveSelectors';
import { selectToday } from '../../features/game/gameSelectors';
import { NotePage } from '../../layout/GamePage';
import { NotFoundPage } from '../../layout/PageFailure';
import { paths } from '../../paths';
import { useTexts } from '../../texts/useTexts';
import { BoardPage } from './BoardPage';

/** A past day's round, at the day's address; a text that is no date is no page. */
export function ArchiveDayPage() {
  const { date: text = '' } = useParams();
  const { countries } = useServices();
  const today = useAppSelector(selectToday);
  const date = today && parseArchivedDate(text, today);
  // Deferred, so that at midnight the board stays until the note's words have loaded.
  const opensOn = useDeferredValue(
    useAppSelector((state) => date && selectReopeningDay(state, date, countries)),
  );
  if (!parseUtcDate(text)) return <NotFoundPage />;
  if (!today) return null;
  if (text === today) return <Navigate to={paths.zoomle} replace />;
  if (date && !opensOn) return <BoardPage round={{ kind: 'archive', date }} />;
  return <NoRound opensOn={opensOn} />;
}

/** Why a day has no round to play, and the way to the others. */
function NoRound({ opensOn }: { readonly opensOn: UtcDate | null }) {
  const { archive } = useTexts();
  const title = opensOn ? archive.closedTitle : archive.noPuzzle;
  const note = opensOn ? archive.closedNote(opensOn) : archive.noPuzzleNote(ARCHIVE_START);
  return (
    <NotePage title={title} description={note}>
      <MainLink to={paths.archive}>{archive.open}</MainLink>
    </NotePage>
  );
}
