import { Link, Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../app/hooks';
import { mainAction } from '../design/Button';
import { ARCHIVE_START, parseArchivedDate } from '../domain/archive';
import type { UtcDate } from '../domain/calendar';
import { selectReopeningDay } from '../features/archive/archiveSelectors';
import { BoardPage } from '../features/board/BoardPage';
import { selectToday } from '../features/game/gameSelectors';
import { GamePage } from '../layout/GamePage';
import { paths } from '../routes';
import { useAllTexts } from '../texts/useTexts';

const Text = styled.p`
  margin: 20px 0;
`;

const ArchiveLink = styled(Link)`
  ${mainAction}
`;

/** A past day's round, at the day's address. */
export function ArchiveDayPage() {
  const { date: text = '' } = useParams();
  const today = useAppSelector(selectToday);
  if (!today) return null;
  if (text === today) return <Navigate to={paths.zoomle} replace />;
  const date = parseArchivedDate(text, today);
  return date ? <PastDay date={date} /> : <NoDay />;
}

function PastDay({ date }: { readonly date: UtcDate }) {
  const { archive } = useAllTexts();
  const { countries } = useServices();
  const opensOn = useAppSelector((state) => selectReopeningDay(state, date, countries));
  if (!opensOn) return <BoardPage round={{ kind: 'archive', date }} />;
  return <NoRound title={archive.closedTitle} note={archive.closedNote(opensOn)} />;
}

function NoDay() {
  const { archive } = useAllTexts();
  return <NoRound title={archive.noPuzzle} note={archive.noPuzzleNote(ARCHIVE_START)} />;
}

type Props = { readonly title: string; readonly note: string };

/** Why a day has no round to play, and the way to the others. */
function NoRound({ title, note }: Props) {
  const texts = useAllTexts();
  return (
    <GamePage title={title} description={note}>
      <Text>{note}</Text>
      <ArchiveLink to={paths.archive}>{texts.archive.open}</ArchiveLink>
    </GamePage>
  );
}
