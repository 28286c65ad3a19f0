import { useAppSelector, useServices } from '../../app/hooks';
import { MainButton } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import type { Challenge } from '../../domain/challengeCode';
import { selectChallenge } from '../../features/game/challengeSelectors';
import { challengeTexts } from '../../texts/challenge';
import { ChallengeFrame } from './ChallengeFrame';
import { ChallengeIntro } from './ChallengeIntro';
import { ChallengeRefused } from './ChallengeRefused';
import { ChallengeResult } from './ChallengeResult';
import { MakeChallenge } from './MakeChallenge';
import { useChallenge } from './useChallenge';

/** The challenge of the link, before and after it is played, or the way to a new one. */
export function ChallengePage() {
  const parsed = useChallenge();
  if (!parsed) return <NoChallenge />;
  if ('refusal' in parsed) return <ChallengeRefused refusal={parsed.refusal} />;
  return <OpenedChallenge challenge={parsed.challenge} />;
}

function NoChallenge() {
  const { title, subtitle, about, make, honesty } = challengeTexts;
  return (
    <ChallengeFrame title={title} subtitle={subtitle}>
      <p>{about}</p>
      <MakeChallenge button={MainButton}>{make}</MakeChallenge>
      <MutedText>{honesty}</MutedText>
    </ChallengeFrame>
  );
}

function OpenedChallenge({ challenge }: { readonly challenge: Challenge }) {
  const { countries } = useServices();
  const { rounds, isBegun, result } = useAppSelector((state) =>
    selectChallenge(state, challenge, countries),
  );
  if (result) return <ChallengeResult challenge={challenge} rounds={rounds} mine={result} />;
  return <ChallengeIntro challenge={challenge} isBegun={isBegun} />;
}
