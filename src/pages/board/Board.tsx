import { type ReactNode, useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';

import { breakpoints, color } from '../../design/tokens';
import { selectCurrentRound, selectHasEnded } from '../../features/game/gameSelectors';
import { GuessAnnouncer } from '../../features/game/GuessAnnouncer';
import { CountryCombobox } from '../../features/game/guessInput/CountryCombobox';
import { GuessList } from '../../features/game/GuessList';
import { TURN_HEIGHT } from '../../features/game/guessRowStyles';
import { MapPanel } from '../../features/game/map/MapPanel';
import { RoundResult } from '../../features/game/RoundResult';
import { useChangeInRound } from '../../features/game/useChangeInRound';
import { LazyPart, SectionBoundary } from '../../layout/SectionBoundary';
import { useAppSelector } from '../../store/hooks';
import {
  EarthLine,
  Recap,
  RecapDrawing,
  RecapViews,
  ShareRound,
  useRecapPreload,
} from './recap/lazyRecap';

/** Beside the rows, the map and the slider fill the height of the window. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(20px, 3vw, 40px);
  max-width: 640px;
  padding: 4px 0 32px;

  @media ${breakpoints.boardColumns} {
    max-width: none;
    padding-top: 10px;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(320px, min(640px, (100dvh - 144px) * 4 / 3)) minmax(240px, 1fr);
  }
`;

/** In one column, its parts are above and below the map's slider. */
const Side = styled.div`
  display: contents;

  @media ${breakpoints.boardColumns} {
    display: block;
  }
`;

const Rows = styled.div`
  container-type: inline-size;
  order: 2;
`;

/** What follows a round, beside the picture if there is room. */
const After = styled.div`
  order: 3;
  min-width: 0;
  margin-top: 20px;
`;

/** Holds the input, then the result, at one height, so that the rows below do not move. */
const Turn = styled.div<{ $isInput: boolean }>`
  min-height: ${TURN_HEIGHT}px;

  @media ${breakpoints.smallPhone} {
    min-height: 44px;
  }

  @media ${breakpoints.shortColumns} {
    position: ${({ $isInput }) => ($isInput ? 'sticky' : 'static')};
    z-index: 1;
    top: 0;
    background: ${color('ground')};
  }
`;

/** The room of `ShareRound`. */
const ShareRoom = styled.div`
  min-height: calc(44px + 1.5rem);
`;

const show = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls to what a guess has changed, and moves the focus to the result when it replaces the input.
 * @returns refs for the map's frame, the list of rows, and the input or the result
 */
function useScrollAfterGuess() {
  const map = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const turn = useRef<HTMLDivElement>(null);
  const round = useAppSelector(selectCurrentRound);
  useChangeInRound(round, (before) => {
    // If not all rows fit beside the map, keep the last one in view. Below it, do not scroll while the player
    // goes on guessing.
    if (matchMedia(breakpoints.boardColumns).matches) {
      show(rows.current?.lastElementChild);
      if (turn.current?.contains(document.activeElement)) show(turn.current);
    }
    if (round?.status === before?.status) return;
    turn.current?.focus({ preventScroll: true });
    // The end is shown on the picture.
    show(map.current);
    show(turn.current);
  });
  return { map, rows, turn };
}

type Props = {
  /** What to do next after the end, instead of sharing. */
  readonly next: ReactNode;
  /** What can be done besides guessing. */
  readonly actions: ReactNode;
};

export function Board({ next, actions }: Props) {
  const { map, rows, turn } = useScrollAfterGuess();
  useRecapPreload();
  const hasEnded = useAppSelector(selectHasEnded);
  // The recap is slow to render: paint the last guess's row first, with the drawing, which the camera starts
  // with, and the line about the Earth, which would move what is below.
  const hasRecap = useDeferredValue(hasEnded) && hasEnded;
  return (
    <Columns>
      <SectionBoundary name="map">
        <MapPanel
          frame={map}
          drawing={
            <LazyPart>
              <RecapDrawing />
            </LazyPart>
          }
          views={hasEnded && <LazyPart>{hasRecap && <RecapViews />}</LazyPart>}
        />
      </SectionBoundary>
      <Side>
        <Turn $isInput={!hasEnded}>
          <SectionBoundary name="input">
            {!hasEnded && <CountryCombobox box={turn} />}
            <RoundResult box={turn}>
              <LazyPart>
                <EarthLine />
              </LazyPart>
              <LazyPart waiting={<ShareRoom />}>
                {next ?? (hasRecap ? <ShareRound /> : <ShareRoom />)}
              </LazyPart>
            </RoundResult>
          </SectionBoundary>
        </Turn>
        <Rows>
          <SectionBoundary name="rows">
            <GuessList list={rows} />
            <GuessAnnouncer />
            {actions}
          </SectionBoundary>
        </Rows>
      </Side>
      <After>
        {hasRecap && (
          <SectionBoundary name="recap">
            <Recap />
          </SectionBoundary>
        )}
      </After>
    </Columns>
  );
}
