import { Suspense } from 'react';

import { useAppDispatch } from '../app/hooks';
import { Dialog } from '../design/Dialog';
import { lazily } from '../design/lazily';
import { HowToPlay } from '../features/game/HowToPlay';
import { dialogClosed, type DialogName } from '../features/ui/dialogSlice';
import { gameTexts } from '../texts/game';
import { helpTexts } from '../texts/help';
import { Region } from './Region';

// Who comes for the first time is shown the rules, and needs neither of these.
const Settings = lazily(async () => (await import('./Settings')).Settings);
const StatisticsPanel = lazily(
  async () => (await import('../features/statistics/StatisticsPanel')).StatisticsPanel,
);

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
      <Region name={name}>
        <Suspense>{DIALOGS[name].content}</Suspense>
      </Region>
    </Dialog>
  );
}
