import { css, styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { color, fonts } from '../../design/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { ARROWS } from '../../domain/geography';
import { proximity } from '../../domain/proximity';
import type { Guess } from '../../domain/round';
import { gameTexts } from '../../texts/game';
import { selectFormatDistance } from '../settings/settingsSlice';

const slot = css`
  display: grid;
  grid-template-columns: 24px 1fr auto 26px;
  align-items: center;
  column-gap: 8px;
  min-height: 52px;
  padding: 4px 0 6px;
  border-bottom: 1px solid ${color('line')};
  counter-increment: guess;

  &::before {
    content: counter(guess);
    color: ${color('muted')};
    font: 600 0.8rem/1.5 ${fonts.heading};
  }
`;

export const EmptySlot = styled.div`
  ${slot}
`;

const Row = styled.li<{ $correct: boolean }>`
  ${slot}
  position: relative;
  ${({ $correct }) =>
    $correct &&
    css`
      margin: 0 -8px;
      padding-inline: 8px;
      background: ${color('correct')};
      color: ${color('correctGround')};

      &::before {
        color: inherit;
      }
    `}
`;

const Name = styled.span`
  font-weight: 700;
  line-height: 1.15;
  overflow-wrap: anywhere;
`;

const Distance = styled.span`
  font: 600 1rem/1.5 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

const Verdict = styled(Distance)`
  grid-column: 3 / -1;
`;

const Arrow = styled.span`
  color: ${color('signal')};
  font-size: 1.15rem;
  text-align: right;
`;

const Bar = styled.span`
  position: absolute;
  inset: auto 0 0 32px;
  height: 4px;
  background: ${color('track')};
`;

const BarFill = styled.span`
  display: block;
  height: 100%;
  background: ${color('action')};
`;

/** One guess: the country, the distance and direction to the answer, and how near that is. */
export function GuessRow({ guess }: { readonly guess: Guess }) {
  const formatDistance = useAppSelector(selectFormatDistance);
  if (guess.isCorrect) {
    return (
      <Row $correct>
        <Name>{guess.name}</Name>
        <Verdict>{gameTexts.correct}</Verdict>
      </Row>
    );
  }
  return (
    <Row $correct={false}>
      <Name>{guess.name}</Name>
      <Distance>{formatDistance(guess.distance)}</Distance>
      <Arrow>
        <span aria-hidden="true">{ARROWS[guess.direction]}</span>
        <VisuallyHidden>{gameTexts.direction(guess.direction)}</VisuallyHidden>
      </Arrow>
      <Bar aria-hidden="true">
        <BarFill style={{ width: `${proximity(guess.distance) * 100}%` }} />
      </Bar>
    </Row>
  );
}
