import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';

import type { Challenge } from '../../domain/challengeCode';
import { openChallenge } from '../../features/game/challengeThunks';
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
  return <ChallengeBoard challenge={parsed.challenge} />;
}

function ChallengeBoard({ challenge }: { readonly challenge: Challenge }) {
  const opening = useMemo(() => openChallenge(challenge), [challenge]);
  return <ZoomlePage opening={opening} next={<NextMapButton challenge={challenge} />} />;
}
