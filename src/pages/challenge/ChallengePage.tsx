import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../../app/hooks';
import { MutedText } from '../../design/MutedText';
import type { Challenge } from '../../domain/challengeCode';
import { selectChallenge, selectOpenChallenges } from '../../features/challenge/challengeSelectors';
import { selectToday } from '../../features/game/gameSelectors';
import { paths } from '../../paths';
import { useTexts } from '../../texts/useTexts';
import { ChallengeFrame } from './ChallengeFrame';
import { ChallengeIntro } from './ChallengeIntro';
import { ChallengeRefused } from './ChallengeRefused';
import { ChallengeResult } from './ChallengeResult';
import { MakeChallenge } from './MakeChallenge';
import { useChallenge } from './useChallenge';

const OpenLink = styled(Link)`
  display: block;
  padding: 10px 0;
`;

/** The link's challenge before or after it is played, or without a link a button to make one. */
export function ChallengePage() {
  const parsed = useChallenge();
  if (!parsed) return <NoChallenge />;
  if ('refusal' in parsed) return <ChallengeRefused refusal={parsed.refusal} />;
  return <OpenedChallenge challenge={parsed.challenge} />;
}

function NoChallenge() {
  const texts = useTexts();
  const { countries } = useServices();
  const challenges = useAppSelector((state) => selectOpenChallenges(state, countries));
  // The build's page has no countries to draw.
  const isReady = useAppSelector(selectToday) !== null;
  const { invitation, about, make, open, honesty } = texts.challenge;
  return (
    <ChallengeFrame title={texts.game.menu.challenge} subtitle={invitation}>
      <p>{about}</p>
      {isReady && <MakeChallenge variant="main">{make}</MakeChallenge>}
      {challenges.length > 0 && (
        <div>
          <h2>{open.heading}</h2>
          {challenges.map(({ code, played, of }) => (
            <OpenLink key={code} to={{ pathname: paths.challenge, hash: code }}>
              {open.link(played, of)}
            </OpenLink>
          ))}
        </div>
      )}
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
  return <ChallengeIntro challenge={challenge} first={rounds[0]} isBegun={isBegun} />;
}
