import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import type { OfflineStatus } from '../../app/serviceWorker';
import { MainLink } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { breakpoints, color } from '../../design/tokens';
import { selectToday, selectTodaysRound } from '../../features/game/gameSelectors';
import { StatisticsPanel } from '../../features/statistics/StatisticsPanel';
import { PersistStorage } from '../../features/storage/PersistStorage';
import { ExportProgress } from '../../features/transfer/ExportProgress';
import { ImportPreview, ImportProgress } from '../../features/transfer/ImportProgress';
import { previewImport } from '../../features/transfer/importThunks';
import { selectExport, selectImport } from '../../features/transfer/transferSelectors';
import { useFileDrop } from '../../features/transfer/useFileDrop';
import { GamePage } from '../../layout/GamePage';
import { SectionBoundary } from '../../layout/SectionBoundary';
import { paths } from '../../paths';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { MoreStatistics } from './MoreStatistics';

const Statistics = styled.div`
  max-width: 640px;
  margin: 20px 0 30px;
`;

const Play = styled(MainLink)`
  margin-top: 14px;
`;

const Fold = styled.details`
  padding: 4px 0;
  border-block: 1px solid ${color('line')};

  summary {
    padding: 12px 0;
    cursor: pointer;
  }
  h2 {
    display: inline;
    font-size: 1.25rem;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 66ch);
  gap: 26px 48px;
  margin-block: 24px;

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
        <SectionBoundary name="statistics">
          <StatisticsPanel round={todays} />
          <MoreStatistics />
        </SectionBoundary>
        {isNewcomer && <Play to={paths.zoomle}>{home.zoomle.play}</Play>}
      </Statistics>
      <Progress>{isReady && <Transfer isNewcomer={isNewcomer} />}</Progress>
    </GamePage>
  );
}

/**
 * Folds what is about the stored progress. It opens for a link to it, and for an import, which can be files
 * dropped anywhere on it.
 */
function Progress({ children }: { readonly children: ReactNode }) {
  const { progress } = useTexts();
  const dispatch = useAppDispatch();
  const isLinkedTo = useLocation().hash === '#progress';
  // On the prerendered page, which this one replaces.
  const [wasUnfolded] = useState(
    () => !import.meta.env.SSR && document.querySelector('#progress[open]') !== null,
  );
  const fold = useRef<HTMLDetailsElement>(null);
  const state = useAppSelector(selectImport);
  useFileDrop(fold, (files) => void dispatch(previewImport(...files)));
  // Before the preview scrolls into view. Laid out, too: scrolling into what Chromium has still hidden would
  // keep it hidden for good.
  useLayoutEffect(() => {
    if (!fold.current || state.step === 'waiting') return;
    fold.current.open = true;
    fold.current.getBoundingClientRect();
  }, [state]);
  return (
    <Fold id="progress" ref={fold} open={isLinkedTo || wasUnfolded}>
      <summary>
        <h2>{progress.title}</h2>
      </summary>
      <p>{progress.intro}</p>
      {children}
    </Fold>
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
      <section>
        <h3>{progress.import.heading}</h3>
        <ImportProgress />
        <SectionBoundary name="preview">
          <ImportPreview />
        </SectionBoundary>
      </section>
    </Columns>
  );
}
