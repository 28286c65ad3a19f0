import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { dayBox, resultFill } from '../../design/mixins';
import { color, fonts } from '../../design/tokens';
import type { RoundStatus } from '../../domain/round';
import { dayMarks } from '../../texts/dayMarks';
import { useTexts } from '../../texts/useTexts';
import { selectLastWeek } from './statisticsSelectors';

const Days = styled.ol`
  display: flex;
  gap: 6px;
  color: ${color('muted')};
  font: 600 0.8rem/1.5 ${fonts.heading};
  text-align: center;
`;

const Mark = styled.b<{ $status: RoundStatus | undefined }>`
  display: grid;
  place-items: center;
  ${dayBox}
  font-size: 1rem;
  font-variant-numeric: tabular-nums;

  ${({ $status }) => $status && resultFill[$status]}
`;

/** How the last seven daily rounds went. */
export function Week() {
  const texts = useTexts();
  const week = useAppSelector(selectLastWeek);
  return (
    <Days role="list" aria-label={texts.home.zoomle.week}>
      {week.map(({ date, round }) => {
        const count = round?.guesses.length ?? 0;
        const result = round ? texts.day.result[round.status](count) : texts.day.notPlayed;
        return (
          <li key={date} aria-label={texts.day.named(date, result)}>
            <Mark $status={round?.status} aria-hidden="true">
              {round && dayMarks[round.status](count)}
            </Mark>
            <span aria-hidden="true">{texts.day.weekdayLetter(date)}</span>
          </li>
        );
      })}
    </Days>
  );
}
