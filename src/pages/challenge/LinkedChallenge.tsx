import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { type Challenge, type ChallengeRefusal, parseChallenge } from '../../domain/challengeCode';
import { useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { ChallengeLayout } from './ChallengeLayout';
import { MakeChallenge } from './ChallengeLinks';

type Props = {
  /** Shown without a challenge in the address. */
  readonly fallback: ReactNode;
  readonly children: (challenge: Challenge) => ReactNode;
};

/** Renders the challenge in the address's hash, or why it is refused. */
export function LinkedChallenge({ fallback, children }: Props) {
  const { countries } = useServices();
  const code = useLocation().hash.slice(1);
  const parsed = useMemo(() => (code ? parseChallenge(code, countries) : null), [code, countries]);
  if (!parsed) return fallback;
  if ('refusal' in parsed) return <RefusedChallenge refusal={parsed.refusal} />;
  return children(parsed.challenge);
}

/** Apart, since its words load later than a board needs. */
function RefusedChallenge({ refusal }: { readonly refusal: ChallengeRefusal }) {
  const { make, refused } = useTexts().challenge;
  return (
    <ChallengeLayout title={refused.title}>
      <p>{refused[refusal]}</p>
      <MakeChallenge variant="main">{make}</MakeChallenge>
    </ChallengeLayout>
  );
}
