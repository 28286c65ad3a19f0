import { useEffect } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Content } from '../design/Content';
import { PageHeading } from '../design/PageHeading';
import { breakpoints } from '../design/tokens';
import { BringIn } from '../features/progress/BringIn';
import { selectArchiveCount } from '../features/progress/progressSelectors';
import { progressOpened } from '../features/progress/progressSlice';
import { TakeAlong } from '../features/progress/TakeAlong';
import { selectStatistics } from '../features/statistics/statisticsSelectors';
import { SetAside } from '../features/storage/SetAside';
import { StorageNotice } from '../features/storage/StorageNotice';
import { descriptions } from '../texts/descriptions';
import { texts } from '../texts/en';
import { progressTexts } from '../texts/progress';
import { PageHead } from './PageHead';
import { SiteFooter } from './SiteFooter';
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
  > section > * + *,
  form > * + * {
    margin-top: 14px;
  }
  h2 {
    font-size: 1.3rem;
  }
`;

/** How the player stands, and the ways to take it to another device. */
export function ProgressPage() {
  const dispatch = useAppDispatch();
  const statistics = useAppSelector(selectStatistics);
  const archived = useAppSelector(selectArchiveCount);

  useEffect(() => {
    dispatch(progressOpened());
  }, [dispatch]);

  // Before the clock is followed, what was stored has not been read.
  if (!statistics) return null;
  const { played, won, currentStreak } = statistics;
  return (
    <>
      <PageHead
        title={texts.site.pageTitle(progressTexts.title)}
        description={descriptions.progress}
      />
      <Content as="main">
        <TopBar />
        <PageHeading
          title={progressTexts.title}
          subtitle={progressTexts.standing(played, won, currentStreak, archived)}
        />
        <StorageNotice />
        <Intro>{progressTexts.intro}</Intro>
        <Columns>
          <section>
            <h2>{progressTexts.take.heading}</h2>
            <TakeAlong />
          </section>
          <section>
            <h2>{progressTexts.bring.heading}</h2>
            <BringIn />
          </section>
          <SetAside />
        </Columns>
      </Content>
      <SiteFooter />
    </>
  );
}
