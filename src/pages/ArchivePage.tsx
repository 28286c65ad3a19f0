import { Link, useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { PageHeading } from '../design/PageHeading';
import { color, fonts } from '../design/tokens';
import { VisuallyHidden } from '../design/VisuallyHidden';
import { archiveMonths, archiveYears } from '../domain/archive';
import type { UtcDate } from '../domain/calendar';
import { hasEnded, type Round, type RoundStatus } from '../domain/round';
import { selectToday } from '../features/game/gameSelectors';
import { selectArchiveRounds, selectDailyRounds } from '../features/rounds/roundsSlice';
import { archiveTexts } from '../texts/archive';
import { descriptions } from '../texts/descriptions';
import { Page } from './Page';
import { PageHead } from './PageHead';
import { pathOfDay } from './paths';
import { SiteFooter } from './SiteFooter';
import { TopBar } from './TopBar';

/** In one line that scrolls: the days come first, however many years there are. */
const Years = styled.nav`
  display: flex;
  gap: 18px;
  margin-top: 16px;
  overflow-x: auto;

  a {
    padding: 10px 4px;
    font-variant-numeric: tabular-nums;
  }
  [aria-current] {
    color: ${color('ink')};
    font-weight: 700;
    text-decoration: none;
  }
`;

const Month = styled.section`
  margin-top: 26px;
`;

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 8px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
`;

const Day = styled(Link)<{ $status: RoundStatus | null }>`
  display: block;
  min-height: 58px;
  padding: 7px 10px;
  border: 1px solid ${color('line')};
  background: ${color('surface')};
  color: ${color('ink')};
  text-decoration: none;

  ${({ $status }) =>
    $status &&
    css`
      border-left: 6px solid ${color($status === 'won' ? 'correct' : 'muted')};
      padding-left: 5px;
    `}
  &:hover {
    border-color: ${color('ink')};
  }
  b {
    display: block;
    font: 700 1.05rem/1.3 ${fonts.heading};
  }
  small {
    color: ${color('muted')};
    font-weight: 400;
  }
`;

function resultOf({ status, guesses }: Round) {
  if (status === 'playing') return archiveTexts.inProgress;
  return archiveTexts.result(status === 'won' ? String(guesses.length) : 'X');
}

/** The past days of a year by month, the latest first, with how each went. */
export function ArchivePage() {
  const today = useAppSelector(selectToday);
  const daily = useAppSelector(selectDailyRounds);
  const archive = useAppSelector(selectArchiveRounds);
  const wanted = useSearchParams()[0].get('year');
  const years = today ? archiveYears(today) : [];
  const year = years.find((each) => each === wanted) ?? years[0];

  const resultOn = (date: UtcDate) => {
    const onTheDay = daily[date];
    const later = archive[date];
    if (!(onTheDay && hasEnded(onTheDay)) && later && later.guesses.length > 0) {
      return { status: later.status, text: archiveTexts.fromArchive(resultOf(later)) };
    }
    if (onTheDay && onTheDay.guesses.length > 0) {
      return { status: onTheDay.status, text: resultOf(onTheDay) };
    }
    return { status: null, text: archiveTexts.notPlayed };
  };

  return (
    <>
      <PageHead title={archiveTexts.title} description={descriptions.archive} />
      <Page header={<TopBar />}>
        <PageHeading title={archiveTexts.title} subtitle={archiveTexts.subtitle} />
        {years.length > 1 && (
          <Years aria-label={archiveTexts.years}>
            {years.map((each) => (
              <Link
                key={each}
                to={`?year=${each}`}
                aria-current={each === year ? 'page' : undefined}
              >
                {each}
              </Link>
            ))}
          </Years>
        )}
        {today &&
          year &&
          archiveMonths(today, year).map(({ month, days }) => (
            <Month key={month}>
              <h2>{archiveTexts.month(month)}</h2>
              <Days role="list">
                {days.map((date) => {
                  const { status, text } = resultOn(date);
                  return (
                    <li key={date}>
                      <Day to={pathOfDay(date)} $status={status}>
                        <b>{archiveTexts.day(date)}</b>
                        <VisuallyHidden>{archiveTexts.month(month)}</VisuallyHidden>
                        <small>{text}</small>
                      </Day>
                    </li>
                  );
                })}
              </Days>
            </Month>
          ))}
      </Page>
      <SiteFooter />
    </>
  );
}
