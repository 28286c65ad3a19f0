import { useAppSelector } from '../app/hooks';
import { selectDialog } from '../features/ui/dialogSlice';
import { GameDialog } from './GameDialog';
import { SectionBoundary } from './SectionBoundary';

type Props = {
  /** Whether "How to play" opens by itself on a first visit. */
  readonly opensHelp?: boolean;
};

/** The open dialog of the game, if any. */
export function GameDialogs({ opensHelp = false }: Props) {
  const dialog = useAppSelector((state) => selectDialog(state, opensHelp));
  if (!dialog) return null;
  return (
    <SectionBoundary key={dialog} name={dialog}>
      <GameDialog name={dialog} />
    </SectionBoundary>
  );
}
