import { styled } from 'styled-components';

import { useServices } from '../../app/hooks';
import { color } from '../../design/tokens';
import { nextUtcMidnight } from '../../domain/calendar';
import type { Guess } from '../../domain/round';
import { localTime } from '../../texts/date';
import { helpTexts } from '../../texts/help';
import { GuessRow } from './GuessRow';

const Example = styled.ol`
  margin: 14px 0;
  padding: 0;
  border-top: 1px solid ${color('line')};
  list-style: none;
`;

/** From Machu Picchu to the Colosseum. */
const EXAMPLE: Guess = { name: 'Peru', distance: 10578, direction: 'NE', isCorrect: false };

/** The rules, with a row as it stands on the board. */
export function HowToPlay() {
  const { now } = useServices();
  return (
    <>
      <p>{helpTexts.aim}</p>
      <p>{helpTexts.zoom}</p>
      <p>{helpTexts.example}</p>
      <Example role="list" aria-label={helpTexts.exampleLabel}>
        <GuessRow guess={EXAMPLE} />
      </Example>
      <p>{helpTexts.exampleMeaning}</p>
      <p>{helpTexts.greatCircle}</p>
      <p>{helpTexts.day(localTime(nextUtcMidnight(now())))}</p>
    </>
  );
}
