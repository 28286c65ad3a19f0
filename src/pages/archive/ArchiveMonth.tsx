import { useState } from 'react';
import { styled } from 'styled-components';

import { row } from '../../design/mixins';
import { color, fonts } from '../../design/tokens';
import { unplayedDays } from '../../domain/archive';
import { type UtcDate, weeksOfMonth } from '../../domain/calendar';
import { selectRoundsOfDays } from '../../features/archive/archiveSelectors';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { ArchiveDay } from './ArchiveDay';
import { ShareMonth } from './ShareMonth';

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

const Share = styled.div`
  ${row('4px 14px')}
  margin-bottom: 18px;
`;

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
      {isOpen && played > 0 && (
        <Share>
          <ShareMonth month={month} days={days} />
        </Share>
      )}
    </Month>
  );
}
