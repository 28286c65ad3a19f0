import { useAppDispatch } from '../app/hooks';
import { Dialog } from '../design/Dialog';
import { TimeTravel } from '../features/dev/TimeTravel';
import { dialogClosed } from '../features/events';
import { HowToPlay } from '../features/game/HowToPlay';
import type { DialogName } from '../features/ui/dialogSlice';
import { lazyNamed } from '../lib/lazyNamed';
import { useTexts } from '../texts/useTexts';
import { SectionBoundary } from './SectionBoundary';

// A first visit opens the rules and does not need this.
const SettingsForm = lazyNamed(() => import('../features/settings/SettingsForm'), 'SettingsForm');

const CONTENTS = { help: <HowToPlay />, settings: <SettingsForm /> };

/** The dialog of that name, open. Nothing outside of it can be clicked: it has what lies above it. */
export function GameDialog({ name }: { readonly name: DialogName }) {
  const dispatch = useAppDispatch();
  const { game, help } = useTexts();
  const title = name === 'help' ? help.title : game.menu[name];
  return (
    <Dialog title={title} onClose={() => dispatch(dialogClosed(name))}>
      <SectionBoundary name={name}>{CONTENTS[name]}</SectionBoundary>
      {__DEV_TOOLS__ && <TimeTravel />}
    </Dialog>
  );
}
