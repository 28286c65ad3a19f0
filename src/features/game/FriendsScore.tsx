import { MutedText } from '../../design/MutedText';
import { scoreOf } from '../../domain/round';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { selectCurrentRound } from './gameSelectors';
import { scoreMark } from './scoreMark';

/** Compares the round on the board, once it has ended, with a friend's score. */
export function FriendsScore({ theirs }: { readonly theirs: number | undefined }) {
  const { board } = useTexts().challenge;
  const round = useAppSelector(selectCurrentRound);
  if (!round || theirs === undefined) return null;
  return <MutedText>{board.both(scoreMark(scoreOf(round)), scoreMark(theirs))}</MutedText>;
}
