import type { ChallengeRefusal } from '../../domain/challengeCode';
import { useTexts } from '../../texts/useTexts';
import { ChallengeFrame } from './ChallengeFrame';
import { MakeChallenge } from './MakeChallenge';

/** Why the link is no challenge, and a way on. */
export function ChallengeRefused({ refusal }: { readonly refusal: ChallengeRefusal }) {
  const { make, refused } = useTexts().challenge;
  return (
    <ChallengeFrame title={refused.title}>
      <p>{refused[refusal]}</p>
      <MakeChallenge variant="main">{make}</MakeChallenge>
    </ChallengeFrame>
  );
}
