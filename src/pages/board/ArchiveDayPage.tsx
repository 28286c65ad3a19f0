import { useDeferredValue } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { MainLink } from '../../design/Button';
import { ARCHIVE_START, parseArchivedDate } from '../../domain/archive';
import { parseUtcDate, type UtcDate } from '../../domain/calendar';
import { datedHash } from '../../domain/dayLink';
import { selectReopeningDay } from '../../features/archive/archiveSelectors';
import { selectToday } from '../../features/game/gameSelectors';
import { archiveRound } from '../../features/game/pastDayThunks';
import { NotePage } from '../../layout/GamePage';
import { NotFoundPage } from '../../layout/PageFailure';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { BoardPage } from './BoardPage';

/** Any other text in place of the day is an unknown address. */
export function ArchiveDayPage() {
  const { date: text = '' } = useParams();
  const { hash } = useLocation();
  const { countries } = useServices();
  const today = useAppSelector(selectToday);
  const date = today && parseArchivedDate(text, today);
  // Deferred: at midnight the board stays until the note's words have loaded.
  const opensOn = useDeferredValue(
    useAppSelector((state) => date && selectReopeningDay(state, date, countries)),
  );
  if (!parseUtcDate(text)) return <NotFoundPage />;
  if (!today) return null;
  // The day's round counts, and stays at midnight.
  if (text === today)
    return <Navigate to={{ pathname: paths.zoomle, hash: datedHash(today, hash) }} replace />;
  if (date && !opensOn) return <BoardPage round={archiveRound(date, hash)} />;
  return <NoRound opensOn={opensOn} />;
}

/** Explains why a day has no round, and links to the archive. */
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
