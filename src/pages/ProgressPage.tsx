import { styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { PageHeading } from '../design/PageHeading';
import { breakpoints } from '../design/tokens';
import { ExportProgress } from '../features/progress/ExportProgress';
import { ImportPreview } from '../features/progress/ImportPreview';
import { ImportProgress } from '../features/progress/ImportProgress';
import { KeepProgress } from '../features/progress/KeepProgress';
import { selectArchiveCount } from '../features/progress/progressSelectors';
import { selectStatistics } from '../features/statistics/statisticsSelectors';
import { useAllTexts } from '../texts/useTexts';
import { Notices } from './Notices';
import { Page } from './Page';
import { PageHead } from './PageHead';
import { SectionBoundary } from './SectionBoundary';
import { TopBar } from './TopBar';

const Intro = styled.p`
  margin-top: 20px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 66ch);
  gap: 26px 48px;
  margin-top: 24px;

  @media ${breakpoints.twoColumns} {
    grid-template-columns: 1fr 1fr;
  }
  section > * + *,
  form > * + * {
    margin-top: 14px;
  }
  section + section {
    margin-top: 26px;
  }
  h2 {
    font-size: 1.3rem;
  }
`;

/** The player's progress, to export and import. */
export function ProgressPage() {
  const texts = useAllTexts();
  const statistics = useAppSelector(selectStatistics);
  const archived = useAppSelector(selectArchiveCount);

  if (!statistics) return null;
  const { played, won, currentStreak } = statistics;
  return (
    <>
      <PageHead
        title={texts.site.pageTitle(texts.progress.title)}
        description={texts.descriptions.progress}
      />
      <Page header={<TopBar />}>
        <PageHeading
          title={texts.progress.title}
          subtitle={texts.progress.standing(played, won, currentStreak, archived)}
        />
        <Notices />
        <Intro>{texts.progress.intro}</Intro>
        <Columns>
          <div>
            <section>
              <h2>{texts.progress.export.heading}</h2>
              <ExportProgress />
            </section>
            <section>
              <h2>{texts.progress.keep.heading}</h2>
              <KeepProgress />
            </section>
          </div>
          <section>
            <h2>{texts.progress.import.heading}</h2>
            <ImportProgress />
            <SectionBoundary name="preview">
              <ImportPreview />
            </SectionBoundary>
          </section>
        </Columns>
      </Page>
    </>
  );
}
