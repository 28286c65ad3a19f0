import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { breakpoints } from '../../design/tokens';
import { friendsResult, totalOf } from '../../domain/challenge';
import type { Challenge } from '../../domain/challengeCode';
import { LOST_SCORE, type Round } from '../../domain/round';
import type { Texts } from '../../texts/texts';
import { useAllTexts } from '../../texts/useTexts';
import { AnswersMap } from '../end/AnswersMap';
import { ChallengeFrame, Headline, Stack } from './ChallengeFrame';
import { ChallengeTable } from './ChallengeTable';
import { MakeChallenge } from './MakeChallenge';
import { ShareChallenge } from './ShareChallenge';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: 24px 40px;
  justify-self: stretch;

  @media ${breakpoints.twoColumns} {
    grid-template-columns: 1fr 640px;
  }
`;

const Table = styled.div`
  justify-self: stretch;
`;

function verdictOf(
  mine: number,
  theirs: number,
  texts: Pick<Texts['challenge']['result'], 'won' | 'lost' | 'draw'>,
) {
  if (mine === theirs) return texts.draw(mine);
  return mine < theirs ? texts.won(mine, theirs) : texts.lost(mine, theirs);
}

type Props = {
  readonly challenge: Challenge;
  /** All of them ended. */
  readonly rounds: readonly Round[];
  readonly mine: readonly number[];
};

/** A played challenge: who needed how many guesses, where the places are, and the reply. */
export function ChallengeResult({ challenge, rounds, mine }: Props) {
  const { subtitle, result: texts, share, send, honesty, makeAnother } = useAllTexts().challenge;
  const { positions } = challenge;
  const theirs = friendsResult(challenge, mine);
  const answers = rounds.map(({ answer }) => answer);
  const total = totalOf(mine);
  const theirTotal = theirs && totalOf(theirs);
  return (
    <ChallengeFrame title={texts.title} subtitle={subtitle}>
      <Headline>
        {theirTotal === null ? texts.alone(total) : verdictOf(total, theirTotal, texts)}
      </Headline>
      <Columns>
        <Stack>
          <Table>
            <ChallengeTable
              countries={answers.map(({ name }) => name)}
              mine={mine}
              theirs={theirs}
            />
            <MutedText>{texts.lostNote(LOST_SCORE)}</MutedText>
          </Table>
          <h2>{theirs ? texts.reply : send}</h2>
          <ShareChallenge
            challenge={{ positions, result: mine }}
            message={
              theirTotal === null
                ? share.result(total)
                : share.reply(verdictOf(total, theirTotal, share.verdict))
            }
            variant="main"
          />
          <MutedText>{honesty}</MutedText>
          <MakeChallenge variant="quiet">{makeAnother}</MakeChallenge>
        </Stack>
        <div>
          <h2>{texts.places}</h2>
          <AnswersMap answers={answers} />
        </div>
      </Columns>
    </ChallengeFrame>
  );
}
