import { Navigate } from 'react-router-dom';

import { paths } from '../paths';
import { ZoomlePage } from '../ZoomlePage';
import { ChallengeRefused } from './ChallengeRefused';
import { NextMapButton } from './NextMapButton';
import { useChallenge } from './useChallenge';

/** The board on which the challenge of the link is played. */
export function ChallengeBoardPage() {
  const parsed = useChallenge();
  if (!parsed) return <Navigate to={paths.challenge} replace />;
  if ('refusal' in parsed) return <ChallengeRefused refusal={parsed.refusal} />;
  const { challenge } = parsed;
  return (
    <ZoomlePage
      round={{ kind: 'challenge', challenge }}
      next={<NextMapButton challenge={challenge} />}
    />
  );
}
