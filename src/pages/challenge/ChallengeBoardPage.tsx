import { Navigate, useLocation } from 'react-router-dom';

import { Button, MainLink } from '../../design/Button';
import type { Challenge } from '../../domain/challengeCode';
import { selectChallenge } from '../../features/challenge/challengeSelectors';
import { challengeRound, openNextMap } from '../../features/game/challengeThunks';
import { useOpenFromTop } from '../../features/game/useOpenFromTop';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { BoardPage } from '../board/BoardPage';
import { LinkedChallenge } from './LinkedChallenge';

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
      next={<NextMapButton challenge={challenge} />}
    />
  );
}

/** Opens the next map, or the result after the last. */
function NextMapButton({ challenge }: { readonly challenge: Challenge }) {
  const { board } = useTexts().challenge;
  const openFromTop = useOpenFromTop();
  const { countries } = useServices();
  const { hash } = useLocation();
  const { result } = useAppSelector((state) => selectChallenge(state, challenge, countries));
  if (result) return <MainLink to={{ pathname: paths.challenge, hash }}>{board.result}</MainLink>;
  return (
    <Button variant="main" onClick={() => openFromTop(openNextMap(challenge))}>
      {board.next}
    </Button>
  );
}
