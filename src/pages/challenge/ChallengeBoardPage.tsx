import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { Button, MainLink } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import type { Challenge } from '../../domain/challengeCode';
import { LOST_SCORE } from '../../domain/round';
import { challengeOf } from '../../domain/roundId';
import { selectChallenge } from '../../features/challenge/challengeSelectors';
import { challengeRound, openNextMap } from '../../features/game/challengeThunks';
import { selectCurrentRoundId } from '../../features/game/gameSelectors';
import { useOpenFromTop } from '../../features/game/useOpenFromTop';
import { ShareRoundPicture } from '../../features/share/ShareRoundPicture';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { BoardPage } from '../board/BoardPage';
import { NextActions } from '../board/boardStyles';
import { LinkedChallenge } from './LinkedChallenge';

const Score = styled(MutedText)`
  flex: 100%;
`;

export const ChallengeBoardPage = () => (
  <LinkedChallenge fallback={<Navigate to={paths.challenge} replace />}>
    {(challenge) => <ChallengeBoard challenge={challenge} />}
  </LinkedChallenge>
);

function ChallengeBoard({ challenge }: { readonly challenge: Challenge }) {
  const { countries } = useServices();
  return (
    <BoardPage
      round={challengeRound(challenge, countries)}
      next={<AfterMap challenge={challenge} />}
    />
  );
}

/** How the friend did on the map, and the way to the next one, or to the result after the last. */
function AfterMap({ challenge }: { readonly challenge: Challenge }) {
  const { board } = useTexts().challenge;
  const openFromTop = useOpenFromTop();
  const { countries } = useServices();
  const { hash } = useLocation();
  const { result, theirs } = useAppSelector((state) =>
    selectChallenge(state, challenge, countries),
  );
  const id = useAppSelector(selectCurrentRoundId);
  const score = theirs?.[((id && challengeOf(id)?.map) ?? NaN) - 1];
  return (
    <NextActions>
      {score !== undefined && (
        <Score>{score === LOST_SCORE ? board.friendsLost : board.friends(score)}</Score>
      )}
      {result ? (
        <MainLink to={{ pathname: paths.challenge, hash }}>{board.result}</MainLink>
      ) : (
        <Button variant="main" onClick={() => openFromTop(openNextMap(challenge))}>
          {board.next}
        </Button>
      )}
      {id && <ShareRoundPicture id={id} />}
    </NextActions>
  );
}
