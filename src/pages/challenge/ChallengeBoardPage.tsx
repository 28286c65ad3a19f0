import { Navigate, useLocation } from 'react-router-dom';

import { Button, MainLink, QuietLink } from '../../design/Button';
import type { Challenge } from '../../domain/challengeCode';
import { LOST_SCORE } from '../../domain/round';
import { challengeOf } from '../../domain/roundId';
import { selectChallenge } from '../../features/challenge/challengeSelectors';
import { challengeRound, openNextMap } from '../../features/game/challengeThunks';
import { FriendsScore } from '../../features/game/FriendsScore';
import { selectCurrentRoundId, selectHasEnded } from '../../features/game/gameSelectors';
import { useOpenFromTop } from '../../features/game/useOpenFromTop';
import { ShareButton } from '../../features/share/ShareButton';
import { ShareRoundPicture } from '../../features/share/ShareRoundPicture';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { BoardPage } from '../board/BoardPage';
import { NextActions } from '../board/boardStyles';
import { LinkedChallenge } from './LinkedChallenge';

export const ChallengeBoardPage = () => (
  <LinkedChallenge fallback={<Navigate to={paths.challenge} replace />}>
    {(challenge) => <ChallengeBoard challenge={challenge} />}
  </LinkedChallenge>
);

function ChallengeBoard({ challenge }: { readonly challenge: Challenge }) {
  const { game, ...texts } = useTexts();
  const { board } = texts.challenge;
  const { countries } = useServices();
  const hasEnded = useAppSelector(selectHasEnded);
  const { positions, result } = challenge;
  const [theirs] = result ?? [];
  const asked = theirs === LOST_SCORE ? board.friendsLost : theirs && board.friends(theirs);
  const subtitle = hasEnded ? game.practiceSubtitle : asked;
  return (
    <BoardPage
      round={challengeRound(challenge, countries)}
      heading={
        positions.length === 1 && subtitle ? { title: game.challengeTitle, subtitle } : undefined
      }
      next={<AfterMap challenge={challenge} />}
    />
  );
}

/** How the friend did, and what is next: another map, or the result after the last; of one map, the reply. */
function AfterMap({ challenge }: { readonly challenge: Challenge }) {
  const { game, ...texts } = useTexts();
  const { board, result: reply } = texts.challenge;
  const openFromTop = useOpenFromTop();
  const { countries } = useServices();
  const { hash } = useLocation();
  const { result, theirs } = useAppSelector((state) =>
    selectChallenge(state, challenge, countries),
  );
  const id = useAppSelector(selectCurrentRoundId);
  const sent = id && challengeOf(id);
  if (!sent) return null;
  return (
    <>
      <FriendsScore theirs={theirs?.[sent.map - 1]} />
      <NextActions>
        {sent.of === 1 ? (
          <>
            <ShareButton id={id} label={reply.reply} />
            <QuietLink to={paths.practice}>{game.nextPractice}</QuietLink>
          </>
        ) : result ? (
          <MainLink to={{ pathname: paths.challenge, hash }}>{board.result}</MainLink>
        ) : (
          <Button variant="main" onClick={() => openFromTop(openNextMap(challenge))}>
            {board.next}
          </Button>
        )}
        <ShareRoundPicture id={id} />
      </NextActions>
    </>
  );
}
