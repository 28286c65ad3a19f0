import { Navigate } from 'react-router-dom';

import { useServices } from '../../app/hooks';
import { challengeRounds } from '../../domain/challenge';
import { paths } from '../../paths';
import { BoardPage } from '../board/BoardPage';
import { ChallengeRefused } from './ChallengeRefused';
import { NextMapButton } from './NextMapButton';
import { useChallenge } from './useChallenge';

/** The board of the link's challenge. */
export function ChallengeBoardPage() {
  const parsed = useChallenge();
  const { countries } = useServices();
  if (!parsed) return <Navigate to={paths.challenge} replace />;
  if ('refusal' in parsed) return <ChallengeRefused refusal={parsed.refusal} />;
  const { challenge } = parsed;
  const maps = challengeRounds(challenge, countries, {});
  return (
    <BoardPage round={{ kind: 'challenge', maps }} next={<NextMapButton challenge={challenge} />} />
  );
}
