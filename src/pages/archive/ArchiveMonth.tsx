import { useState } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

import { resultFill } from '../../design/mixins';
import { color, fonts } from '../../design/tokens';
import { isArchived, unplayedDays } from '../../domain/archive';
import type { UtcDate } from '../../domain/calendar';
import { MAX_GUESSES, type RoundStatus } from '../../domain/round';
import { weeksOfMonth } from '../../domain/weeksOfMonth';
import {
  selectReopeningDay,
  selectRoundOfDay,
  selectRoundsOfDays,
} from '../../features/archive/archiveSelectors';
import { selectToday } from '../../features/game/gameSelectors';
import { pathOfDay, paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { dayScores } from '../../texts/dayMarks';
import { useTexts } from '../../texts/useTexts';

const Month = styled.details`
  border-bottom: 1px solid ${color('line')};

  summary {
    padding: 12px 0;
    cursor: pointer;
  }
  h2 {
    display: inline;
    font-size: 1.15rem;
  }
  summary small {
    color: ${color('muted')};
    font-size: 0.9rem;
  }
`;

const Weeks = styled.table`
  width: 100%;
  margin-bottom: 18px;
  border-spacing: 3px;
  table-layout: fixed;

  th,
  td {
    padding: 0;
    text-align: center;
  }
  th {
    color: ${color('muted')};
    font: 600 min(0.8rem, 3.6vw) / 1.8 ${fonts.heading};
  }
`;

const box = css`
  display: grid;
  align-content: center;
  height: clamp(46px, 6.6vw, 60px);
  border: 2px solid transparent;
  font: 600 min(1rem, 4.4vw) / 1.2 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

const Day = styled(Link)<{ $status?: RoundStatus | undefined }>`
  ${box}
  background: ${color('surface')};
  color: ${color('ink')};
  text-decoration: none;

  ${({ $status }) => $status && resultFill[$status]}
  &:hover {
    border-color: ${color('ink')};
  }
  &[aria-current] {
    outline: 2px solid ${color('signal')};
  }
  small {
    font-size: min(0.8rem, 3.4vw);
  }
`;

const ClosedDay = styled(Day)`
  justify-items: center;
  border: 2px dashed ${color('line')};
  background: none;
  color: ${color('muted')};
`;

const NotYet = styled.span`
  ${box}
  color: ${color('muted')};
`;

const Padlock = () => (
  <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
    <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d="M1 6h10v7H1z" fill="currentColor" />
  </svg>
);

/** Links to a day's map, or says when it reopens. */
function ArchiveDay({ date }: { readonly date: UtcDate }) {
  const texts = useTexts();
  const { countries } = useServices();
  const today = useAppSelector(selectToday);
  const round = useAppSelector((state) => selectRoundOfDay(state, date));
  const opensOn = useAppSelector((state) => selectReopeningDay(state, date, countries));
  const isToday = date === today;
  const day = new Date(date).getUTCDate();
  if (!today || !(isToday || isArchived(date, today))) return <NotYet>{day}</NotYet>;
  if (!isToday && opensOn) {
    const label = texts.day.named(date, texts.archive.closed(opensOn));
    return (
      <ClosedDay to={pathOfDay(date)} aria-label={label} title={label}>
        <span>{day}</span>
        <Padlock />
      </ClosedDay>
    );
  }
  const result = round ? texts.day.result[round.status](round.guesses.length) : texts.day.notPlayed;
  return (
    <Day
      to={isToday ? paths.zoomle : pathOfDay(date)}
      $status={round?.status}
      aria-current={isToday ? 'date' : undefined}
      aria-label={texts.day.named(date, result)}
    >
      <span>{day}</span>
      <small>{round && dayScores[round.status](round.guesses.length, MAX_GUESSES)}</small>
    </Day>
  );
}

type Props = {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The days so far, today included. */
  readonly days: readonly UtcDate[];
  readonly startsOpen: boolean;
};

/** Renders its days only while open. */
export function ArchiveMonth({ month, days, startsOpen }: Props) {
  const { archive } = useTexts();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const rounds = useAppSelector(selectRoundsOfDays);
  const weeks = weeksOfMonth(month);
  // The second week is never cut off.
  const [, wholeWeek = []] = weeks;
  const played = days.length - unplayedDays(days, rounds).length;
  return (
    <Month open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <h2>{archive.month(month)}</h2>
        <small>{` · ${archive.played(played, days.length)}`}</small>
      </summary>
      {isOpen && (
        <Weeks aria-label={archive.month(month)}>
          <thead>
            <tr>
              {wholeWeek.map((date) => (
                <th key={date} scope="col">
                  {date && archive.weekday(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, row) => (
              <tr key={row}>
                {week.map((date, column) => (
                  <td key={column}>{date && <ArchiveDay date={date} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Weeks>
      )}
    </Month>
  );
}
