import { Dialog } from '../design/Dialog';
import { TimeTravel } from '../features/dev/TimeTravel';
import { dialogClosed } from '../features/events';
import { HowToPlay } from '../features/game/HowToPlay';
import { selectDialog } from '../features/ui/dialogSlice';
import { lazyParts } from '../lib/lazyParts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useStartTexts } from '../texts/useTexts';
import { SectionBoundary } from './SectionBoundary';

// Not needed by a first visit, which opens the rules.
const { SettingsForm } = lazyParts(() => import('../features/settings/SettingsForm'));

const CONTENTS = { help: <HowToPlay />, settings: <SettingsForm /> };

/** @param opensHelp whether "How to play" opens by itself on a first visit */
export function GameDialogs({ opensHelp = false }: { readonly opensHelp?: boolean }) {
  const dispatch = useAppDispatch();
  const { game, help } = useStartTexts();
  const opened = useAppSelector((state) => state.dialog);
  const name = useAppSelector((state) => selectDialog(state, opensHelp));
  if (!name) return null;
  return (
    <Dialog
      key={name}
      title={name === 'help' ? help.title : game.menu[name]}
      onClose={() => dispatch(dialogClosed(name))}
      action={opened ? undefined : help.play}
    >
      <SectionBoundary name={name}>{CONTENTS[name]}</SectionBoundary>
      {/* A modal dialog makes the rest of the page inert. */}
      {__DEV_TOOLS__ && <TimeTravel />}
    </Dialog>
  );
}
