import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { OfflineStatus } from '../../app/serviceWorker';
import { MainLink } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { breakpoints } from '../../design/tokens';
import { selectToday, selectTodaysRound } from '../../features/game/gameSelectors';
import { StatisticsPanel } from '../../features/statistics/lazyStatisticsPanel';
import { PersistStorage } from '../../features/storage/PersistStorage';
import { ExportProgress } from '../../features/transfer/ExportProgress';
import { ImportPreview, ImportProgress } from '../../features/transfer/ImportProgress';
import { previewImport } from '../../features/transfer/importThunks';
import { selectExport } from '../../features/transfer/transferSelectors';
import { useFileDrop } from '../../features/transfer/useFileDrop';
import { GamePage } from '../../layout/GamePage';
import { SectionBoundary } from '../../layout/SectionBoundary';
import { paths } from '../../paths';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

const Statistics = styled.div`
  max-width: 640px;
  margin: 20px 0 40px;
`;

const Play = styled(MainLink)`
  margin-top: 14px;
`;

const Intro = styled.p`
  margin-top: 10px;
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
`;

export function StatisticsPage() {
  const { game, home, progress } = useTexts();
  // The prerendered page knows nothing of the player.
  const isReady = useAppSelector(selectToday) !== null;
  const isNewcomer = useAppSelector(selectExport) === null && isReady;
  const todays = useAppSelector(selectTodaysRound);
  return (
    <GamePage title={game.menu.statistics} description={progress.description}>
      <Statistics>
        {isReady && (
          <SectionBoundary name="statistics">
            <StatisticsPanel round={todays} />
          </SectionBoundary>
        )}
        {isNewcomer && <Play to={paths.zoomle}>{home.zoomle.play}</Play>}
      </Statistics>
      <h2>{progress.title}</h2>
      <Intro>{progress.intro}</Intro>
      {isReady && <Transfer isNewcomer={isNewcomer} />}
    </GamePage>
  );
}

/** Says whether the site works offline in this browser, and if not, why. */
function OfflinePlay() {
  const { offline } = useTexts().progress;
  const { offlineStatus } = useServices();
  const [status, setStatus] = useState<OfflineStatus | null>(null);
  useEffect(() => {
    offlineStatus().then(setStatus, () => setStatus('incomplete'));
  }, [offlineStatus]);
  return <MutedText role="status">{status && offline[status]}</MutedText>;
}

/** Takes files dropped anywhere on it. */
function Import() {
  const { heading } = useTexts().progress.import;
  const dispatch = useAppDispatch();
  const section = useRef<HTMLElement>(null);
  const preview = useCallback((file: File) => void dispatch(previewImport(file)), [dispatch]);
  useFileDrop(section, preview);
  return (
    <section ref={section}>
      <h3>{heading}</h3>
      <ImportProgress />
      <SectionBoundary name="preview">
        <ImportPreview />
      </SectionBoundary>
    </section>
  );
}

/** @param isNewcomer whether there is nothing yet to export or protect */
function Transfer({ isNewcomer }: { readonly isNewcomer: boolean }) {
  const { progress } = useTexts();
  return (
    <Columns>
      <div>
        {!isNewcomer && (
          <>
            <section>
              <h3>{progress.export.heading}</h3>
              <ExportProgress />
            </section>
            <section>
              <h3>{progress.persist.heading}</h3>
              <PersistStorage />
            </section>
          </>
        )}
        <section>
          <h3>{progress.offline.heading}</h3>
          <OfflinePlay />
        </section>
      </div>
      <Import />
    </Columns>
  );
}
