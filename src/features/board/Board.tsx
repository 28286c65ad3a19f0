import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { breakpoints, color } from '../../design/tokens';
import { LazyPart, SectionBoundary } from '../../layout/SectionBoundary';
import { lazyNamed } from '../../lib/lazyNamed';
import { selectHasEnded } from '../game/gameSelectors';
import { GuessAnnouncer } from '../game/GuessAnnouncer';
import { CountryCombobox } from '../game/guessInput/CountryCombobox';
import { GuessList } from '../game/GuessList';
import { TURN_HEIGHT } from '../game/guessRowStyles';
import { MapPanel } from '../game/map/MapPanel';
import { PracticeActions } from '../game/PracticeActions';
import { RoundResult } from '../game/RoundResult';
import { useScrollAfterGuess } from './useScrollAfterGuess';

/** Beside the rows, the map and the slider fill the height of the window. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px clamp(20px, 3vw, 40px);
  padding: 18px 0 32px;

  @media ${breakpoints.boardColumns} {
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
  order: 2;
`;

/** Holds the input, then the result, at one height, so that the rows below do not move. */
const Turn = styled.div<{ $isInput: boolean }>`
  min-height: ${TURN_HEIGHT}px;

  @media ${breakpoints.shortColumns} {
    position: ${({ $isInput }) => ($isInput ? 'sticky' : 'static')};
    z-index: 1;
    top: 0;
    background: ${color('ground')};
  }
`;

const EndDrawing = lazyNamed(() => import('../end/EndDrawing'), 'EndDrawing');
const EndViews = lazyNamed(() => import('../end/EndViews'), 'EndViews');

/** Reserves the room of `ShareRound` while its code loads. */
const Share = styled.div`
  min-height: calc(44px + 1.5rem);
`;

export const loadShareRound = () => import('../end/ShareRound');
const ShareRound = lazyNamed(loadShareRound, 'ShareRound');

/** @param next the way on after the end, instead of sharing */
export function Board({ next }: { readonly next: ReactNode }) {
  const { map, rows, turn } = useScrollAfterGuess();
  const hasEnded = useAppSelector(selectHasEnded);
  return (
    <Columns>
      <SectionBoundary name="map">
        <MapPanel
          frame={map}
          draw={(shown) => (
            <LazyPart>
              <EndDrawing {...shown} />
            </LazyPart>
          )}
          views={
            hasEnded && (
              <LazyPart>
                <EndViews />
              </LazyPart>
            )
          }
        />
      </SectionBoundary>
      <Side>
        <Turn $isInput={!hasEnded}>
          <SectionBoundary name="input">
            {!hasEnded && <CountryCombobox box={turn} />}
            <RoundResult box={turn}>
              {next ?? (
                <Share>
                  <SectionBoundary name="recap">
                    <ShareRound />
                  </SectionBoundary>
                </Share>
              )}
            </RoundResult>
          </SectionBoundary>
        </Turn>
        <Rows>
          <SectionBoundary name="rows">
            <GuessList list={rows} />
            <GuessAnnouncer />
            <PracticeActions />
          </SectionBoundary>
        </Rows>
      </Side>
    </Columns>
  );
}
