import type { ComponentProps } from 'react';
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
    {(challenge) =>
      challenge.positions.length === 1 ? (
        <OneMap challenge={challenge} />
      ) : (
        <ChallengeBoard challenge={challenge} />
      )
    }
  </LinkedChallenge>
);

type Props = {
  readonly challenge: Challenge;
  readonly heading?: ComponentProps<typeof BoardPage>['heading'];
};

function ChallengeBoard({ challenge, heading }: Props) {
  const { countries } = useServices();
  return (
    <BoardPage
      round={challengeRound(challenge, countries)}
      // The challenge's own page has just told the rules; a single map has no such page.
      opensHelp={challenge.positions.length === 1}
      heading={heading}
      next={<AfterMap challenge={challenge} />}
    />
  );
}

/** A friend's map and their result. Its words load later; the board of five does without them. */
function OneMap({ challenge }: { readonly challenge: Challenge }) {
  const { challenge: texts, game } = useTexts();
  const hasEnded = useAppSelector(selectHasEnded);
  const [theirs] = challenge.result ?? [];
  const { friends, friendsLost } = texts.board;
  const asked = theirs === LOST_SCORE ? friendsLost : theirs && friends(theirs);
  const subtitle = hasEnded || !asked ? game.practiceSubtitle : asked;
  return (
    <ChallengeBoard challenge={challenge} heading={{ title: game.challengeTitle, subtitle }} />
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
