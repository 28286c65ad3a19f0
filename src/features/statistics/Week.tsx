import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { resultFill } from '../../design/resultFill';
import { color, fonts } from '../../design/tokens';
import type { RoundStatus } from '../../domain/round';
import { dayTexts } from '../../texts/day';
import { homeTexts } from '../../texts/home';
import { selectLastWeek } from './statisticsSelectors';

const Days = styled.ol`
  display: flex;
  gap: 6px;
  margin: 0;
  padding: 0;
  color: ${color('muted')};
  font: 600 0.8rem/1.5 ${fonts.heading};
  text-align: center;
  list-style: none;
`;

const Mark = styled.b<{ $status: RoundStatus | undefined }>`
  display: grid;
  place-items: center;
  width: min(2.1rem, 10vw);
  height: 2.1rem;
  border: 2px solid ${color('line')};
  font-size: 1rem;
  font-variant-numeric: tabular-nums;

  ${({ $status }) => $status && resultFill[$status]}
`;

/** How the last seven daily rounds went. */
export function Week() {
  const week = useAppSelector(selectLastWeek);
  return (
    <Days role="list" aria-label={homeTexts.zoomle.week}>
      {week.map(({ date, round }) => {
        const count = round?.guesses.length ?? 0;
        const result = round ? dayTexts.result[round.status](count) : dayTexts.notPlayed;
        return (
          <li key={date} aria-label={dayTexts.named(date, result)}>
            <Mark $status={round?.status} aria-hidden="true">
              {round && dayTexts.mark[round.status](count)}
            </Mark>
            <span aria-hidden="true">{dayTexts.weekdayLetter(date)}</span>
          </li>
        );
      })}
    </Days>
  );
}
