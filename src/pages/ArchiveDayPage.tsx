import { Link, Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { mainAction } from '../design/Button';
import { ARCHIVE_START, parseArchivedDate } from '../domain/archive';
import { selectToday } from '../features/game/gameSelectors';
import { useAllTexts } from '../texts/useTexts';
import { GamePage } from './GamePage';
import { paths } from './paths';
import { ZoomlePage } from './ZoomlePage';

const Text = styled.p`
  margin: 20px 0;
`;

const ArchiveLink = styled(Link)`
  ${mainAction}
`;

/** A past day's round, at the day's address. */
export function ArchiveDayPage() {
  const texts = useAllTexts();
  const { date: text = '' } = useParams();
  const today = useAppSelector(selectToday);
  const date = today && parseArchivedDate(text, today);
  if (!today) return null;
  if (text === today) return <Navigate to={paths.zoomle} replace />;
  if (date) return <ZoomlePage round={{ kind: 'archive', date }} />;
  const note = texts.archive.noPuzzleNote(ARCHIVE_START);
  return (
    <GamePage title={texts.archive.noPuzzle} description={note}>
      <Text>{note}</Text>
      <ArchiveLink to={paths.archive}>{texts.archive.open}</ArchiveLink>
    </GamePage>
  );
}
