import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { breakpoints, color, fonts } from '../../design/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { totalOf } from '../../domain/challenge';
import { type Challenge, formatChallenge } from '../../domain/challengeCode';
import { LOST_SCORE, type Round } from '../../domain/round';
import { challengeRoundId } from '../../domain/roundId';
import { scoreMark } from '../../features/game/scoreMark';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import { ShareRoundPicture } from '../../features/share/ShareRoundPicture';
import { useServices } from '../../store/hooks';
import type { Texts } from '../../texts/texts';
import { useTexts } from '../../texts/useTexts';
import { AnswersMap } from '../board/recap/AnswersMap';
import { ChallengeLayout, Headline, Stack } from './ChallengeLayout';
import { MakeChallenge, ShareChallenge } from './ChallengeLinks';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: 24px 40px;
  justify-self: stretch;

  @media ${breakpoints.twoColumns} {
    grid-template-columns: 1fr 640px;
  }
`;

const Scores = styled.div`
  justify-self: stretch;

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding-block: 8px;
    padding-inline: 0 12px;
    border-bottom: 1px solid ${color('line')};
    text-align: start;
  }
  thead th {
    color: ${color('muted')};
    font-size: 0.9rem;
    font-weight: 600;
    vertical-align: bottom;
  }
  th {
    hyphens: auto;
  }
  td {
    white-space: nowrap;
  }
  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  /* Keeps most names on one line. */
  @media ${breakpoints.narrow}, ${breakpoints.largeText} {
    font-size: min(0.9rem, 5vw);

    th,
    td {
      padding-inline-end: 8px;
    }
    thead th {
      font-size: inherit;
      overflow-wrap: anywhere;
    }
  }
  tfoot :is(th, td) {
    border-top: 2px solid ${color('ink')};
    border-bottom: 0;
    font: 700 1.2rem/1.3 ${fonts.heading};
  }
`;

function verdictOf(
  mine: number,
  theirs: number,
  texts: Pick<Texts['challenge']['result'], 'won' | 'lost' | 'draw'>,
) {
  if (mine === theirs) return texts.draw(mine);
  return mine < theirs ? texts.won(mine, theirs) : texts.lost(mine, theirs);
}

const PlacesHeading = styled.h2`
  margin-bottom: 10px;
`;

type Props = {
  readonly challenge: Challenge;
  /** All ended. */
  readonly rounds: readonly Round[];
  readonly mine: readonly number[];
  /** Null without a friend's result. */
  readonly theirs: readonly number[] | null;
};

export function ChallengeResult({ challenge, rounds, mine, theirs }: Props) {
  const { subtitle, result: texts, share, send, makeAnother } = useTexts().challenge;
  const label = useCountryLabel();
  const { countries } = useServices();
  const code = formatChallenge({ ...challenge, result: null }, countries);
  const answers = rounds.map(({ answer }) => answer);
  const total = totalOf(mine);
  const theirTotal = theirs && totalOf(theirs);
  return (
    <ChallengeLayout title={texts.title} subtitle={subtitle}>
      <Headline>
        {theirTotal === null ? texts.alone(total) : verdictOf(total, theirTotal, texts)}
      </Headline>
      <Columns>
        <Stack>
          <Scores>
            <table>
              <caption>
                <VisuallyHidden>{texts.table}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{texts.columns.map}</th>
                  <th scope="col">{texts.columns.country}</th>
                  <th scope="col">{texts.columns.mine}</th>
                  {theirs && <th scope="col">{texts.columns.theirs}</th>}
                </tr>
              </thead>
              <tbody>
                {answers.map(({ name }, index) => (
                  <tr key={name}>
                    <td>{index + 1}</td>
                    <th scope="row" translate="no">
                      {label(name)}
                    </th>
                    <td>{scoreMark(mine[index])}</td>
                    {theirs && <td>{scoreMark(theirs[index])}</td>}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    {texts.total}
                  </th>
                  <td>{total}</td>
                  {theirs && <td>{theirTotal}</td>}
                </tr>
              </tfoot>
            </table>
            {[...mine, ...(theirs ?? [])].includes(LOST_SCORE) && (
              <MutedText>{texts.lostNote(LOST_SCORE)}</MutedText>
            )}
          </Scores>
          <h2>{theirs ? texts.reply : send}</h2>
          <ShareChallenge
            challenge={{ ...challenge, result: mine }}
            message={
              theirTotal === null
                ? share.result(total)
                : share.reply(verdictOf(total, theirTotal, share.verdict))
            }
            variant="main"
          />
          <ShareRoundPicture id={challengeRoundId(code, 1)} />
          <MakeChallenge variant="quiet">{makeAnother}</MakeChallenge>
        </Stack>
        <div>
          <PlacesHeading>{texts.places}</PlacesHeading>
          <AnswersMap answers={answers} />
        </div>
      </Columns>
    </ChallengeLayout>
  );
}
