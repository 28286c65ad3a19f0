import { styled } from 'styled-components';

import { useAppDispatch } from '../app/hooks';
import { Dialog } from '../design/Dialog';
import { Link } from '../design/Link';
import { HowToPlay } from '../features/game/HowToPlay';
import { SettingsForm } from '../features/settings/SettingsForm';
import { StatisticsPanel } from '../features/statistics/StatisticsPanel';
import { dialogClosed, type DialogName } from '../features/ui/dialogSlice';
import { gameTexts } from '../texts/game';
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
  settings: { title: gameTexts.menu.settings, content: <Settings /> },
  statistics: { title: gameTexts.menu.statistics, content: <StatisticsPanel /> },
};

/** The dialog of that name, open. */
export function GameDialog({ name }: { readonly name: DialogName }) {
  const dispatch = useAppDispatch();
  return (
    <Dialog title={DIALOGS[name].title} onClose={() => dispatch(dialogClosed(name))}>
      <Region name={name}>{DIALOGS[name].content}</Region>
    </Dialog>
  );
}
