import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

import { resultFill } from '../design/resultFill';
import { color, fonts } from '../design/tokens';
import type { UtcDate } from '../domain/calendar';
import { MAX_GUESSES, type Round } from '../domain/round';
import { dayScores } from '../texts/dayMarks';
import { useAllTexts } from '../texts/useTexts';
import { pathOfDay } from './paths';

const box = css`
  display: grid;
  align-content: center;
  height: clamp(46px, 6.6vw, 60px);
  border: 2px solid transparent;
  font: 600 min(1rem, 4.4vw) / 1.2 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

const Day = styled(Link)<{ $status: Round['status'] | undefined }>`
  ${box}
  background: ${color('surface')};
  color: ${color('ink')};
  text-decoration: none;

  ${({ $status }) => $status && resultFill[$status]}
  &:hover {
    border-color: ${color('ink')};
  }
  small {
    font-size: min(0.8rem, 3.4vw);
  }
`;

const NotYet = styled.span`
  ${box}
  color: ${color('muted')};
`;

type Props = {
  readonly date: UtcDate;
  /** How it went, where it was begun. */
  readonly round: Round | undefined;
  /** Whether it is past. */
  readonly isPlayable: boolean;
};

/** A day of the calendar, which leads to its map. */
export function ArchiveDay({ date, round, isPlayable }: Props) {
  const texts = useAllTexts();
  const day = new Date(date).getUTCDate();
  if (!isPlayable) return <NotYet>{day}</NotYet>;
  const result = round ? texts.day.result[round.status](round.guesses.length) : texts.day.notPlayed;
  return (
    <Day to={pathOfDay(date)} $status={round?.status} aria-label={texts.day.named(date, result)}>
      {day}
      <small>{round && dayScores[round.status](round.guesses.length, MAX_GUESSES)}</small>
    </Day>
  );
}
