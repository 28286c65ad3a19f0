import { type ReactNode, useDeferredValue, useRef } from 'react';

import { breakpoints } from '../../design/tokens';
import { kindOf } from '../../domain/roundId';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectHasEnded,
  selectMisses,
} from '../../features/game/gameSelectors';
import { GuessAnnouncer } from '../../features/game/GuessAnnouncer';
import { CountryCombobox } from '../../features/game/guessInput/CountryCombobox';
import { GuessList } from '../../features/game/GuessList';
import { selectNeighbourhood } from '../../features/game/map/frameSelectors';
import { MapPanel } from '../../features/game/map/MapPanel';
import { RoundResult } from '../../features/game/RoundResult';
import { useChangeInRound } from '../../features/game/useChangeInRound';
import { LazyPart, SectionBoundary } from '../../layout/SectionBoundary';
import { matchesMedia } from '../../lib/media';
import { useAppSelector, useServices } from '../../store/hooks';
import { After, Columns, NeighboursRoom, Rows, ShareRoom, Side, Turn } from './boardStyles';
import { End, EndPart, useEndPreload } from './recap/lazyEnd';

const show = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' });

/**
 * Whether the round has ended, a render later within a round: the last guess's row is painted first. What then
 * appears needs boundaries of its own: a deferred render waits for what loads within those that are there.
 */
function useShowsEnd() {
  const id = useAppSelector(selectCurrentRoundId);
  const hasEnded = useAppSelector(selectHasEnded);
  const [shownId, hadEnded] = [useDeferredValue(id), useDeferredValue(hasEnded)];
  return hasEnded && (hadEnded || shownId !== id);
}

/**
 * Scrolls to what a guess has changed, and moves the focus to the result when it replaces the input.
 * @returns refs for the map's frame, the list of rows, and the input or the result
 */
function useScrollAfterGuess(hasEnded: boolean) {
  const map = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const turn = useRef<HTMLDivElement>(null);
  useChangeInRound(useAppSelector(selectCurrentRound)?.guesses, () => {
    // If not all rows fit beside the map, keep the last one in view. Below it, do not scroll while the player
    // goes on guessing.
    if (matchesMedia(breakpoints.boardColumns)) {
      show(rows.current?.lastElementChild);
      if (turn.current?.contains(document.activeElement)) show(turn.current);
    }
  });
  useChangeInRound(hasEnded, () => {
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
  const hasEnded = useShowsEnd();
  const { map, rows, turn } = useScrollAfterGuess(hasEnded);
  useEndPreload();
  const id = useAppSelector(selectCurrentRoundId);
  const { countries } = useServices();
  const hasViews = useAppSelector(
    (state) => selectMisses(state, countries).length > 0 || Boolean(selectNeighbourhood(state)),
  );
  return (
    <Columns>
      <SectionBoundary name="map">
        <MapPanel
          frame={map}
          hasEnded={hasEnded}
          drawing={<EndPart part="drawing" />}
          views={hasEnded && hasViews && <EndPart part="views" />}
        />
      </SectionBoundary>
      <Side>
        <Turn $isInput={!hasEnded}>
          <SectionBoundary name="input">
            {hasEnded ? (
              <>
                <EndPart part="question" />
                <RoundResult box={turn}>
                  <EndPart part="highlight" />
                  <LazyPart waiting={<ShareRoom />}>{next ?? <End part="share" />}</LazyPart>
                  {id && kindOf(id) !== 'challenge' && (
                    <NeighboursRoom>
                      <EndPart part="neighbours" />
                    </NeighboursRoom>
                  )}
                </RoundResult>
              </>
            ) : (
              <CountryCombobox box={turn} />
            )}
          </SectionBoundary>
        </Turn>
        {hasEnded && <EndPart part="sight" />}
        <Rows>
          <SectionBoundary name="rows">
            <GuessList key={id} list={rows} />
            <GuessAnnouncer />
            {actions}
          </SectionBoundary>
        </Rows>
        <After>
          {hasEnded && (
            <SectionBoundary name="recap">
              <End part="recap" />
            </SectionBoundary>
          )}
        </After>
      </Side>
      {hasEnded && <EndPart part="morePlaces" />}
    </Columns>
  );
}
