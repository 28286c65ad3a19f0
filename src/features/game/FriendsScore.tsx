import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { scoreOf } from '../../domain/round';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { selectCurrentRound } from './gameSelectors';
import { scoreMark } from './scoreMark';

const Line = styled(MutedText)`
  margin-bottom: 8px;
`;

/** Compares the round on the board, once it has ended, with a friend's score. */
export function FriendsScore({ theirs }: { readonly theirs: number | undefined }) {
  const { board } = useTexts().challenge;
  const round = useAppSelector(selectCurrentRound);
  if (!round || theirs === undefined) return null;
  return <Line>{board.both(scoreMark(scoreOf(round)), scoreMark(theirs))}</Line>;
}
