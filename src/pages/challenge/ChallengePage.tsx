import { Link, Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { MainLink } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { totalOf } from '../../domain/challenge';
import type { Challenge } from '../../domain/challengeCode';
import { LOST_SCORE } from '../../domain/round';
import { selectChallenge, selectOpenChallenges } from '../../features/challenge/challengeSelectors';
import { openNextMap } from '../../features/game/challengeThunks';
import { selectToday } from '../../features/game/gameSelectors';
import { Viewfinder } from '../../features/game/map/Viewfinder';
import { paths } from '../../paths';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { ChallengeLayout, Headline, Stack } from './ChallengeLayout';
import { MADE_HERE, MakeChallenge, ShareChallenge } from './ChallengeLinks';
import { ChallengeResult } from './ChallengeResult';
import { LinkedChallenge } from './LinkedChallenge';

const OpenLink = styled(Link)`
  display: block;
  padding: 10px 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  gap: 20px 40px;
  justify-self: stretch;

  @media (min-width: 640px) {
    grid-template-columns: minmax(320px, 440px) minmax(240px, 1fr);
  }
`;

/** The linked challenge before or after it is played; without a link, a button to make one. */
export const ChallengePage = () => (
  <LinkedChallenge fallback={<NoChallenge />}>
    {(challenge) => <OpenedChallenge challenge={challenge} />}
  </LinkedChallenge>
);

function NoChallenge() {
  const texts = useTexts();
  const { countries } = useServices();
  const challenges = useAppSelector((state) => selectOpenChallenges(state, countries));
  // The prerendered page has no countries to draw from.
  const isReady = useAppSelector(selectToday) !== null;
  const { invitation, about, make, open, honesty } = texts.challenge;
  return (
    <ChallengeLayout title={texts.game.menu.challenge} subtitle={invitation}>
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
    </ChallengeLayout>
  );
}

/** To be played, or its result. The friend's result is shown as a total, which spoils no map. */
function OpenedChallenge({ challenge }: { readonly challenge: Challenge }) {
  const { challenge: texts } = useTexts();
  const { intro, share } = texts;
  const { countries } = useServices();
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { rounds, isBegun, result, theirs } = useAppSelector((state) =>
    selectChallenge(state, challenge, countries),
  );
  // One map needs no introduction, and its result is on the board.
  if (challenge.positions.length === 1)
    return <Navigate to={{ pathname: paths.challengeBoard, hash: location.hash }} replace />;
  if (result)
    return <ChallengeResult challenge={challenge} rounds={rounds} mine={result} theirs={theirs} />;
  return (
    <ChallengeLayout title={intro.title} subtitle={texts.subtitle}>
      <Columns>
        <div>
          <Viewfinder country={rounds[0]?.answer.name} />
        </div>
        <Stack>
          {challenge.result && <Headline>{intro.friends(totalOf(challenge.result))}</Headline>}
          <p>{intro.game}</p>
          <MainLink
            to={{ pathname: paths.challengeBoard, hash: location.hash }}
            onClick={() => dispatch(openNextMap(challenge))}
          >
            {isBegun ? intro.goOn : intro.start}
          </MainLink>
          <MutedText>{intro.rules(LOST_SCORE)}</MutedText>
        </Stack>
      </Columns>
      {!challenge.result && location.state === MADE_HERE && (
        <>
          <h2>{texts.send}</h2>
          <ShareChallenge challenge={challenge} message={share.invitation} variant="quiet" />
        </>
      )}
    </ChallengeLayout>
  );
}
