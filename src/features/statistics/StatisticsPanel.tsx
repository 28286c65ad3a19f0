import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { color, fonts } from '../../design/tokens';
import { totalsOf } from '../../domain/neighbours';
import type { Round } from '../../domain/round';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { selectDailyRounds } from '../rounds/roundsSlice';
import { Figures } from './Figures';
import { selectStatistics } from './statisticsSelectors';

const Subheading = styled.p`
  font: 700 1rem/1.3 ${fonts.heading};
`;

const Bars = styled.ol`
  margin: 6px 0 12px;
`;

const Bar = styled.li<{ $share: number; $marked: boolean }>`
  display: grid;
  grid-template-columns: 1.2em 1fr;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  font: 600 0.9rem/1 ${fonts.heading};
  font-variant-numeric: tabular-nums;

  b {
    display: block;
    width: max(1.8em, ${({ $share }) => $share * 100}%);
    padding: 4px 6px;
    background: ${({ $marked }) => color($marked ? 'correct' : 'muted')};
    color: ${({ $marked }) => color($marked ? 'onFill' : 'ground')};
    print-color-adjust: exact;
    text-align: end;
  }
`;

/** @param round the one to mark in the distribution */
export function StatisticsPanel({ round }: { readonly round: Round | undefined }) {
  const { game, neighbours: bonus, statistics: texts } = useTexts();
  const statistics = useAppSelector(selectStatistics);
  const neighbours = totalsOf(Object.values(useAppSelector(selectDailyRounds)));
  const wonIn = round?.status === 'won' ? round.guesses.length : null;
  if (!statistics) return null;
  const { played, won, currentStreak, longestStreak, distribution } = statistics;
  if (played === 0) return <MutedText>{texts.none}</MutedText>;
  const most = Math.max(...distribution);
  const figures = [
    [texts.played, played],
    [texts.winRate, game.percent(Math.round((won / played) * 100))],
    [texts.currentStreak, currentStreak],
    [texts.longestStreak, longestStreak],
  ] as const;
  return (
    <>
      <Figures figures={figures} />
      {won > 0 && (
        <>
          <Subheading>{texts.distribution}</Subheading>
          <Bars role="list" aria-label={texts.distribution}>
            {distribution.map((rounds, index) => (
              <Bar
                key={index}
                aria-label={texts.bar(index + 1, rounds, index + 1 === wonIn)}
                $share={rounds / most}
                $marked={index + 1 === wonIn}
              >
                <span aria-hidden="true">{index + 1}</span>
                <b aria-hidden="true">{rounds}</b>
              </Bar>
            ))}
          </Bars>
        </>
      )}
      {neighbours.asked > 0 && <p>{bonus.total(neighbours.named, neighbours.asked)}</p>}
      <MutedText>{texts.note}</MutedText>
    </>
  );
}
