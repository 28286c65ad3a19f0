import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { fonts } from '../../design/tokens';
import { nextUtcMidnight } from '../../domain/calendar';
import { useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

const Time = styled.p`
  font: 600 1.1rem/1.5 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

/** Formats a duration of at most a day as 03:25:09. */
const clockText = (ms: number) =>
  new Date(Math.ceil(ms / 1000) * 1000).toISOString().slice('1970-01-01T'.length, -'.000Z'.length);

/** The time until the next map. Screen readers do not announce the seconds. */
export function Countdown() {
  const texts = useTexts();
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <Time role="timer" aria-live="off">
      {texts.recap.countdown(clockText(nextUtcMidnight(time) - time))}
    </Time>
  );
}
