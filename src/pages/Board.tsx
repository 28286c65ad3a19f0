import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { lazyNamed } from '../design/lazyNamed';
import { breakpoints, color } from '../design/tokens';
import { CountryCombobox } from '../features/game/CountryCombobox';
import { selectHasEnded } from '../features/game/gameSelectors';
import { GuessAnnouncer } from '../features/game/GuessAnnouncer';
import { GuessList } from '../features/game/GuessList';
import { TURN_HEIGHT } from '../features/game/guessRowStyles';
import { MapPanel } from '../features/game/MapPanel';
import { PracticeActions } from '../features/game/PracticeActions';
import { RoundResult } from '../features/game/RoundResult';
import { SectionBoundary } from './SectionBoundary';
import { useScrollAfterGuess } from './useScrollAfterGuess';

/** Beside the rows, the map is as high as the window leaves room for it and the slider. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px clamp(20px, 3vw, 40px);
  padding: 18px 0 32px;

  @media ${breakpoints.boardColumns} {
    grid-template-columns: minmax(320px, min(640px, (100dvh - 144px) * 4 / 3)) minmax(240px, 1fr);
  }
`;

/** In one column its parts stand above and below the slider, which is the map's. */
const Side = styled.div`
  display: contents;

  @media ${breakpoints.boardColumns} {
    display: block;
  }
`;

const Rows = styled.div`
  order: 2;
`;

/** Where the input stands, and at the end the result: the rows below stay where they are. */
const Turn = styled.div<{ $isInput: boolean }>`
  min-height: ${TURN_HEIGHT}px;

  @media ${breakpoints.shortColumns} {
    position: ${({ $isInput }) => ($isInput ? 'sticky' : 'static')};
    z-index: 1;
    top: 0;
    background: ${color('ground')};
  }
`;

const EndDrawing = lazyNamed(() => import('../features/recap/EndDrawing'), 'EndDrawing');
const EndViews = lazyNamed(() => import('../features/recap/EndViews'), 'EndViews');

/** A part of the map that it can do without. */
const OnMap = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

/** As high as the ways on before their code has loaded. */
const Share = styled.div`
  min-height: calc(44px + 1.5rem);
`;

export const loadShareRound = () => import('./ShareRound');
const ShareRound = lazyNamed(loadShareRound, 'ShareRound');

type Props = {
  /** The way on from a round that has ended, where it is another one. */
  readonly next: ReactNode;
};

/** The round on the board: its map, the input or the result, and the rows. */
export function Board({ next }: Props) {
  const { map, rows, turn } = useScrollAfterGuess();
  const hasEnded = useAppSelector(selectHasEnded);
  return (
    <Columns>
      <SectionBoundary name="map">
        <MapPanel
          frame={map}
          draw={(shown) => (
            <OnMap>
              <EndDrawing {...shown} />
            </OnMap>
          )}
          views={
            hasEnded && (
              <OnMap>
                <EndViews />
              </OnMap>
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
