import { css, styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { Content } from '../design/Content';
import { Link } from '../design/Link';
import { PageHeading } from '../design/PageHeading';
import { color, fonts } from '../design/tokens';
import { VisuallyHidden } from '../design/VisuallyHidden';
import { archiveMonths } from '../domain/archive';
import type { UtcDate } from '../domain/calendar';
import { type Round, type RoundStatus, roundStatus } from '../domain/round';
import { archiveRoundId } from '../domain/roundId';
import { selectRounds, selectToday } from '../features/game/gameSelectors';
import { selectArchivedRounds } from '../features/history/historySelectors';
import { selectDailyRounds } from '../features/statistics/statisticsSelectors';
import { archiveTexts } from '../texts/archive';
import { descriptions } from '../texts/descriptions';
import { PageHead } from './PageHead';
import { pathOfDay } from './paths';
import { SiteFooter } from './SiteFooter';
import { TopBar } from './TopBar';

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

function resultOf(round: Round) {
  const status = roundStatus(round);
  if (status === 'playing') return archiveTexts.underWay;
  return archiveTexts.result(status === 'won' ? String(round.guesses.length) : 'X');
}

/** All past days by month, the latest first, with how each went. */
export function ArchivePage() {
  const today = useAppSelector(selectToday);
  const daily = useAppSelector(selectDailyRounds);
  const archived = useAppSelector(selectArchivedRounds);
  const open = useAppSelector(selectRounds);

  const standing = (date: UtcDate) => {
    const onTheDay = daily[date];
    const later = open[archiveRoundId(date)] ?? archived[date];
    const hasEnded = onTheDay && roundStatus(onTheDay) !== 'playing';
    if (!hasEnded && later && later.guesses.length > 0) {
      return { status: roundStatus(later), text: archiveTexts.fromArchive(resultOf(later)) };
    }
    if (onTheDay) return { status: roundStatus(onTheDay), text: resultOf(onTheDay) };
    return { status: null, text: archiveTexts.notPlayed };
  };

  return (
    <>
      <PageHead title={archiveTexts.title} description={descriptions.archive} />
      <Content as="main">
        <TopBar />
        <PageHeading title={archiveTexts.title} subtitle={archiveTexts.subtitle} />
        {today &&
          archiveMonths(today).map(({ month, days }) => (
            <Month key={month}>
              <h2>{archiveTexts.month(month)}</h2>
              <Days role="list">
                {days.map((date) => {
                  const { status, text } = standing(date);
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
      </Content>
      <SiteFooter />
    </>
  );
}
