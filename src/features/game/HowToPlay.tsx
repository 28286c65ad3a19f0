import { useState } from 'react';
import { styled } from 'styled-components';

import { row } from '../../design/mixins';
import { breakpoints, color } from '../../design/tokens';
import { nextUtcMidnight } from '../../domain/calendar';
import { START_ZOOM, type ZoomLevel } from '../../domain/round';
import { useAppSelector, useServices } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { selectHelpExample } from './gameSelectors';
import { GuessRow } from './GuessRow';
import { CountryPicture } from './map/CountryPicture';
import { selectIsCloseUp } from './map/frameSelectors';
import { Crosshair } from './map/MapOverlay';

/** Two levels out: one is hard to notice in a small picture. */
const WIDER = 16 satisfies ZoomLevel;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  line-height: 1.4;

  @media (max-width: 359px), ${breakpoints.short} {
    gap: 10px;
    font-size: 0.9rem;
  }

  /* On a phone held sideways, the guess stands beside both pictures. */
  @media ${breakpoints.shortColumns} {
    grid-template-columns: 2fr 3fr;
    column-gap: 24px;

    > :nth-child(2) {
      grid-row: span 2;
    }
  }
`;

const Example = styled.ol`
  container-type: inline-size;
  margin-top: 8px;
`;

/** A picture beside its text, or above it where letters are large. */
const Pictured = styled.li`
  ${row('16px')}

  > :last-child {
    flex: 1 8em;
  }
`;

const Picture = styled.div`
  position: relative;
  width: clamp(88px, min(28vw, 19dvh), 144px);
  aspect-ratio: 4 / 3;
  background: ${color('track')};

  img {
    display: block;
    width: 100%;
  }
  svg {
    scale: 0.7;
  }
`;

const More = styled.details`
  margin-top: 4px;

  summary {
    padding: 10px 0;
    font-weight: 700;
    cursor: pointer;
  }
`;

/** How the game is played. */
export function HowToPlay() {
  const texts = useStartTexts();
  const { now, countries } = useServices();
  const round = useAppSelector((state) => selectHelpExample(state, countries));
  const [guess] = round?.guesses ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const isCloseUp = useAppSelector(selectIsCloseUp);

  const pictureAt = (zoom: ZoomLevel) => (
    <Picture>
      <CountryPicture country={round?.answer.name} file={`${zoom}.avif`} />
      <Crosshair />
    </Picture>
  );
  return (
    <>
      <Steps role="list">
        <Pictured>
          {pictureAt(START_ZOOM)}
          <div>
            <p>{texts.game.crosshair}</p>
            {isCloseUp && <p>{texts.help.nearCloseUp}</p>}
          </div>
        </Pictured>
        <li>
          <p>{texts.help.guess}</p>
          {guess && (
            <Example role="list" aria-label={texts.help.exampleLabel}>
              <GuessRow guess={guess} />
            </Example>
          )}
        </li>
        <Pictured>
          {pictureAt(WIDER)}
          <p>{texts.help.wider}</p>
        </Pictured>
      </Steps>
      <More onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{texts.help.more}</summary>
        <p>{texts.help.described}</p>
        <p>{texts.help.greatCircle}</p>
        <p>{texts.help.percent}</p>
        {/* The build does not know the player's clock, and `Intl` is slow on first use. */}
        {isOpen && <p>{texts.help.day(nextUtcMidnight(now()))}</p>}
      </More>
    </>
  );
}
