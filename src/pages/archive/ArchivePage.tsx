import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { Button } from '../../design/Button';
import { color } from '../../design/tokens';
import { ARCHIVE_START, periodsOf } from '../../domain/archive';
import {
  selectArchivedDays,
  selectOpenDays,
  selectUnplayedDays,
} from '../../features/archive/archiveSelectors';
import { drawPastDay } from '../../features/archive/archiveThunks';
import { selectRoundDate, selectToday } from '../../features/game/gameSelectors';
import { GamePage } from '../../layout/GamePage';
import { pathOfDay } from '../../paths';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { ArchiveMonth } from './ArchiveMonth';

/** One line, which scrolls if there are many years. */
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

const Random = styled.div`
  margin: 16px 0 4px;
`;

/** Opens a random unplayed day. */
function RandomDay() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const navigate = useNavigate();
  const isAllPlayed = useAppSelector(selectUnplayedDays).length === 0;
  const hasOpenDays = useAppSelector((state) => selectOpenDays(state, countries).length > 0);
  if (isAllPlayed) return <p>{texts.archive.allPlayed}</p>;
  if (!hasOpenDays) return null;
  const open = () => {
    const date = dispatch(drawPastDay());
    if (date) void navigate(pathOfDay(date));
  };
  return (
    <Button variant="quiet" onClick={open}>
      {texts.archive.random}
    </Button>
  );
}

/** One year at a time, latest month first. */
export function ArchivePage() {
  const texts = useTexts();
  const today = useAppSelector(selectToday);
  const pastDays = useAppSelector(selectArchivedDays);
  const days = today ? [today, ...pastDays] : [];
  const dateOnBoard = useAppSelector(selectRoundDate);
  const wanted = useSearchParams()[0].get('year');
  const years = periodsOf(days, 'YYYY');
  const year = years.find((each) => each === wanted) ?? years[0];
  const daysOfYear = days.filter((date) => year && date.startsWith(year));
  return (
    <GamePage
      title={texts.archive.title}
      description={texts.archive.description(ARCHIVE_START)}
      subtitle={texts.archive.subtitle}
    >
      {years.length > 1 && (
        <Years aria-label={texts.archive.years}>
          {years.map((each) => (
            <Link key={each} to={`?year=${each}`} aria-current={each === year ? 'page' : undefined}>
              {each}
            </Link>
          ))}
        </Years>
      )}
      <Random>{pastDays.length > 0 && <RandomDay />}</Random>
      {periodsOf(daysOfYear, 'YYYY-MM').map((month, index) => (
        <ArchiveMonth
          key={month}
          month={month}
          days={daysOfYear.filter((date) => date.startsWith(month))}
          // Start with this month open, yesterday's, and the month of the round on the board.
          startsOpen={
            index === 0 || [pastDays[0], dateOnBoard].some((date) => date?.startsWith(month))
          }
        />
      ))}
    </GamePage>
  );
}
