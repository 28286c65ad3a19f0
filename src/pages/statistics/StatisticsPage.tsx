import { styled } from 'styled-components';

import { MainLink } from '../../design/Button';
import { breakpoints } from '../../design/tokens';
import { selectToday, selectTodaysRound } from '../../features/game/gameSelectors';
import { StatisticsPanel } from '../../features/statistics/StatisticsPanel';
import { ExportProgress, PersistStorage } from '../../features/transfer/ExportProgress';
import { ImportPreview, ImportProgress } from '../../features/transfer/ImportProgress';
import { selectExport } from '../../features/transfer/transferSelectors';
import { GamePage } from '../../layout/GamePage';
import { SectionBoundary } from '../../layout/SectionBoundary';
import { paths } from '../../paths';
import { useAppSelector } from '../../store/hooks';
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

/** @param isNewcomer whether there is nothing yet to export or protect */
function Transfer({ isNewcomer }: { readonly isNewcomer: boolean }) {
  const { progress } = useTexts();
  return (
    <Columns>
      {!isNewcomer && (
        <div>
          <section>
            <h3>{progress.export.heading}</h3>
            <ExportProgress />
          </section>
          <section>
            <h3>{progress.persist.heading}</h3>
            <PersistStorage />
          </section>
        </div>
      )}
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
