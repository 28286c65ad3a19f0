import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch, useServices } from '../../app/hooks';
import { MainLink } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { totalOf } from '../../domain/challenge';
import type { Challenge } from '../../domain/challengeCode';
import { LOST_SCORE, type Round } from '../../domain/round';
import { firstPicture } from '../../features/game/gameSelectors';
import { openNextMap } from '../../features/game/gameThunks';
import { Viewfinder } from '../../features/game/map/Viewfinder';
import { paths } from '../../paths';
import { useTexts } from '../../texts/useTexts';
import { ChallengeFrame, Headline, Stack } from './ChallengeFrame';
import { MADE_HERE } from './MakeChallenge';
import { ShareChallenge } from './ShareChallenge';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  gap: 20px 40px;
  justify-self: stretch;

  @media (min-width: 640px) {
    grid-template-columns: minmax(320px, 440px) minmax(240px, 1fr);
  }
`;

type Props = {
  readonly challenge: Challenge;
  /** Its first round. */
  readonly first: Round | undefined;
  readonly isBegun: boolean;
};

/** A challenge before it is played. The friend's result is shown as a sum, which spoils no map. */
export function ChallengeIntro({ challenge, first, isBegun }: Props) {
  const { challenge: texts } = useTexts();
  const { intro, share, honesty } = texts;
  const dispatch = useAppDispatch();
  const { mapProviders } = useServices();
  const location = useLocation();
  const { result } = challenge;
  return (
    <ChallengeFrame title={intro.title} subtitle={texts.subtitle}>
      <Columns>
        <div>
          <Viewfinder src={first && firstPicture(first, mapProviders)} />
        </div>
        <Stack>
          {result && <Headline>{intro.friends(totalOf(result))}</Headline>}
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
      {!result && location.state === MADE_HERE && (
        <>
          <h2>{texts.send}</h2>
          <ShareChallenge challenge={challenge} message={share.invitation} variant="quiet" />
        </>
      )}
      <MutedText>{honesty}</MutedText>
    </ChallengeFrame>
  );
}
