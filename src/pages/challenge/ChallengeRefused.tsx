import { MainButton } from '../../design/Button';
import type { ChallengeRefusal } from '../../domain/challengeCode';
import { challengeTexts } from '../../texts/challenge';
import { ChallengeFrame } from './ChallengeFrame';
import { MakeChallenge } from './MakeChallenge';

/** Why the link holds no challenge, and a way on. */
export function ChallengeRefused({ refusal }: { readonly refusal: ChallengeRefusal }) {
  const { make, refused } = challengeTexts;
  return (
    <ChallengeFrame title={refused.title}>
      <p>{refused.reasons[refusal]}</p>
      <MakeChallenge button={MainButton}>{make}</MakeChallenge>
    </ChallengeFrame>
  );
}
