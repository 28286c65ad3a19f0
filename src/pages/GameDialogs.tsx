import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Dialog } from '../design/Dialog';
import { selectToday } from '../features/game/gameSelectors';
import { HowToPlay } from '../features/game/HowToPlay';
import { SettingsForm } from '../features/settings/SettingsForm';
import { selectKnowsHowToPlay } from '../features/settings/settingsSelectors';
import { StatisticsPanel } from '../features/statistics/StatisticsPanel';
import { dialogClosed, dialogOpened, selectDialog } from '../features/ui/dialogSlice';
import { texts } from '../texts/en';
import { helpTexts } from '../texts/help';
import { progressTexts } from '../texts/progress';
import { paths } from './paths';
import { Region } from './Region';

const Further = styled.p`
  margin-top: 20px;
`;

/** The settings, and the way to what is kept beside them. */
function Settings() {
  const dispatch = useAppDispatch();
  return (
    <>
      <SettingsForm />
      <Further>
        <Link to={paths.progress} onClick={() => dispatch(dialogClosed('settings'))}>
          {progressTexts.open}
        </Link>
      </Further>
    </>
  );
}

const DIALOGS = {
  help: { title: helpTexts.title, content: <HowToPlay /> },
  settings: { title: texts.menu.settings, content: <Settings /> },
  statistics: { title: texts.menu.statistics, content: <StatisticsPanel /> },
};

/** The dialog that is open; "How to play" opens by itself the first time. */
export function GameDialogs() {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectDialog);
  // Before the clock is followed, what was stored has not been read.
  const isReady = useAppSelector(selectToday) !== null;
  const knowsHowToPlay = useAppSelector(selectKnowsHowToPlay);

  useEffect(() => {
    if (isReady && !knowsHowToPlay) dispatch(dialogOpened('help'));
  }, [dispatch, isReady, knowsHowToPlay]);

  if (!name) return null;
  return (
    <Dialog key={name} title={DIALOGS[name].title} onClose={() => dispatch(dialogClosed(name))}>
      <Region name={name}>{DIALOGS[name].content}</Region>
    </Dialog>
  );
}
