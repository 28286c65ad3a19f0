import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

import { resultFill } from '../../design/dayStyles';
import { color, fonts } from '../../design/tokens';
import { canBePictured } from '../../domain/archive';
import type { UtcDate } from '../../domain/calendar';
import { MAX_GUESSES, type RoundStatus, START_ZOOM } from '../../domain/round';
import { selectReopeningDay, selectRoundsOfDays } from '../../features/archive/archiveSelectors';
import { selectToday } from '../../features/game/gameSelectors';
import { CountryPicture } from '../../features/game/map/CountryPicture';
import { pathOfDay, paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { dayScores } from '../../texts/dayMarks';
import { useTexts } from '../../texts/useTexts';

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
  position: relative;
  background: ${color('surface')};
  color: ${color('ink')};
  text-decoration: none;

  ${({ $status }) => $status && resultFill[$status]}
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: ${({ $status }) => ($status === 'won' ? 'brightness(0.8)' : 'grayscale(0.7) brightness(0.4)')};

    [data-contrast] & {
      filter: brightness(${({ $status }) => ($status === 'won' ? 0.5 : 0.25)});
    }
  }
  /* White on the picture, as on a board's, on paper too. */
  img ~ * {
    z-index: 1;
    color: #fff;
    text-shadow:
      0 0 3px #000,
      0 0 2px #000;
    print-color-adjust: exact;
  }
  &:hover {
    border-color: ${color('ink')};
  }
  &[aria-current]:not(:focus-visible) {
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
export function ArchiveDay({ date }: { readonly date: UtcDate }) {
  const texts = useTexts();
  const { countries } = useServices();
  const today = useAppSelector(selectToday);
  const round = useAppSelector(selectRoundsOfDays)[date];
  const opensOn = useAppSelector((state) => selectReopeningDay(state, date, countries));
  const isToday = date === today;
  const day = new Date(date).getUTCDate();
  if (!today || date > today) return <NotYet>{day}</NotYet>;
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
      {round && canBePictured(round, date, today, countries) && (
        <CountryPicture country={round.answer.name} file={`${START_ZOOM}.avif`} loading="lazy" />
      )}
      <span>{day}</span>
      <small>{round && dayScores[round.status](round.guesses.length, MAX_GUESSES)}</small>
    </Day>
  );
}
