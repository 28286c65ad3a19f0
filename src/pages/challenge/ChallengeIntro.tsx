import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch } from '../../app/hooks';
import { mainAction } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { totalOf } from '../../domain/challenge';
import type { Challenge } from '../../domain/challengeCode';
import { LOST_SCORE } from '../../domain/round';
import { openNextMap } from '../../features/game/challengeThunks';
import { useAllTexts } from '../../texts/useTexts';
import { paths } from '../paths';
import { ChallengeFrame } from './ChallengeFrame';
import { Headline } from './Headline';
import { ShareChallenge } from './ShareChallenge';

const PlayLink = styled(Link)`
  ${mainAction}
`;

type Props = { readonly challenge: Challenge; readonly isBegun: boolean };

/** A challenge that is still to be played. What the friend needed is told as a sum, and gives no map away. */
export function ChallengeIntro({ challenge, isBegun }: Props) {
  const { challenge: texts } = useAllTexts();
  const { intro, share, honesty } = texts;
  const dispatch = useAppDispatch();
  const { hash } = useLocation();
  const { result } = challenge;
  return (
    <ChallengeFrame title={intro.title} subtitle={texts.subtitle}>
      {result && <Headline>{intro.friends(totalOf(result))}</Headline>}
      <p>{intro.rules(LOST_SCORE)}</p>
      <PlayLink
        to={{ pathname: paths.challengeBoard, hash }}
        onClick={() => dispatch(openNextMap(challenge))}
      >
        {isBegun ? intro.goOn : intro.start}
      </PlayLink>
      {!result && (
        <>
          <h2>{intro.send}</h2>
          <ShareChallenge
            challenge={challenge}
            message={share.invitation}
            variant="quiet"
            label={share.action}
          />
        </>
      )}
      <MutedText>{honesty}</MutedText>
    </ChallengeFrame>
  );
}
