import { useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { mainAction } from '../design/Button';
import { PageHeading } from '../design/PageHeading';
import { parseArchivedDate } from '../domain/archive';
import { selectToday } from '../features/game/gameSelectors';
import { openArchiveRound } from '../features/game/gameThunks';
import { archiveTexts } from '../texts/archive';
import { texts } from '../texts/site';
import { Page } from './Page';
import { PageHead } from './PageHead';
import { paths } from './paths';
import { TopBar } from './TopBar';
import { ZoomlePage } from './ZoomlePage';

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
  const date = today && parseArchivedDate(text, today);
  const opening = useMemo(() => date && openArchiveRound(date), [date]);
  if (!today) return null;
  if (text === today) return <Navigate to={paths.zoomle} replace />;
  if (opening) return <ZoomlePage opening={opening} />;
  return (
    <Page header={<TopBar />}>
      <PageHead
        title={texts.site.pageTitle(archiveTexts.noPuzzle)}
        description={archiveTexts.noPuzzleNote}
      />
      <PageHeading title={archiveTexts.noPuzzle} />
      <Text>{archiveTexts.noPuzzleNote}</Text>
      <ArchiveLink to={paths.archive}>{archiveTexts.open}</ArchiveLink>
    </Page>
  );
}
