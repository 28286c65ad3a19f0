import { useAppSelector } from '../app/hooks';
import { selectDialog, selectIsHelpDue } from '../features/ui/dialogSlice';
import { GameDialog } from './GameDialog';
import { SectionBoundary } from './SectionBoundary';

type Props = {
  /** Whether "How to play" opens by itself on a first visit. */
  readonly opensHelp?: boolean;
};

/** The open dialog of the game, if any. */
export function GameDialogs({ opensHelp = false }: Props) {
  const opened = useAppSelector(selectDialog);
  const isHelpDue = useAppSelector(selectIsHelpDue);
  const dialog = opened ?? (opensHelp && isHelpDue ? 'help' : null);
  if (!dialog) return null;
  return (
    <SectionBoundary key={dialog} name={dialog}>
      <GameDialog name={dialog} />
    </SectionBoundary>
  );
}
