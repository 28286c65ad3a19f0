import { useAppDispatch } from '../app/hooks';
import { Dialog } from '../design/Dialog';
import { lazyNamed } from '../design/lazyNamed';
import { TimeTravel } from '../features/dev/TimeTravel';
import { dialogClosed } from '../features/events';
import { HowToPlay } from '../features/game/HowToPlay';
import type { DialogName } from '../features/ui/dialogSlice';
import { gameTexts } from '../texts/game';
import { helpTexts } from '../texts/help';
import { SectionBoundary } from './SectionBoundary';

// A first visit opens the rules and needs neither of these.
const Settings = lazyNamed(() => import('./Settings'), 'Settings');
const StatisticsPanel = lazyNamed(
  () => import('../features/statistics/StatisticsPanel'),
  'StatisticsPanel',
);

const DIALOGS = {
  help: { title: helpTexts.title, content: <HowToPlay /> },
  settings: { title: gameTexts.menu.settings, content: <Settings /> },
  statistics: { title: gameTexts.menu.statistics, content: <StatisticsPanel /> },
};

/** The dialog of that name, open. Nothing outside of it can be clicked: it has what lies above it. */
export function GameDialog({ name }: { readonly name: DialogName }) {
  const dispatch = useAppDispatch();
  return (
    <Dialog title={DIALOGS[name].title} onClose={() => dispatch(dialogClosed(name))}>
      <SectionBoundary name={name}>{DIALOGS[name].content}</SectionBoundary>
      {__DEV_TOOLS__ && <TimeTravel />}
    </Dialog>
  );
}
