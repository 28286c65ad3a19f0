import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useTravel } from '../app/hooks';
import type { AppThunk } from '../app/makeStore';
import { lazyNamed } from '../design/lazyNamed';
import { focusHeading, PageHeading } from '../design/PageHeading';
import { breakpoints, color } from '../design/tokens';
import { DevNextButton } from '../features/dev/DevNextButton';
import { CountryCombobox } from '../features/game/CountryCombobox';
import {
  selectCurrentRoundId,
  selectGuesses,
  selectHasEnded,
  selectIsUnplayable,
  selectToday,
} from '../features/game/gameSelectors';
import { leaveChosenRound } from '../features/game/gameThunks';
import { GuessAnnouncer } from '../features/game/GuessAnnouncer';
import { GuessList } from '../features/game/GuessList';
import { TURN_HEIGHT } from '../features/game/guessRowStyles';
import { MapPanel } from '../features/game/MapPanel';
import { PracticeActions } from '../features/game/PracticeActions';
import { roundHeading } from '../features/game/roundHeading';
import { RoundResult } from '../features/game/RoundResult';
import { useTexts } from '../texts/useTexts';
import { GameDialogs } from './GameDialogs';
import { GameMenu } from './GameMenu';
import { BoardNotices, Notices } from './Notices';
import { Page } from './Page';
import { PageHead } from './PageHead';
import { SectionBoundary } from './SectionBoundary';
import { TopBar } from './TopBar';

/** Beside the rows, the map is as high as the window leaves room for it and the slider. */
const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px clamp(20px, 3vw, 40px);
  padding: 18px 0 32px;

  @media ${breakpoints.boardColumns} {
    grid-template-columns: minmax(320px, min(640px, (100dvh - 144px) * 4 / 3)) minmax(240px, 1fr);
  }
`;

/** Where the input stands, and at the end the result: the rows below stay where they are. */
const Turn = styled.div`
  min-height: ${TURN_HEIGHT}px;

  @media ${breakpoints.shortColumns} {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${color('ground')};
  }
`;

const openDailyRound = leaveChosenRound();

const loadRoundEnd = () => import('./RoundEnd');
const RoundEnd = lazyNamed(loadRoundEnd, 'RoundEnd');

/** When another round comes on the board, what had the focus may have gone with the last one. */
function useFocusOnNewRound() {
  const id = useAppSelector(selectCurrentRoundId);
  const previousId = useRef(id);
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (previousId.current !== null && id !== previousId.current && hasLostFocus) focusHeading();
    previousId.current = id;
  }, [id]);
}

/** Loads the end of a round before it comes. */
function usePreloadedEnd() {
  const hasBegun = useAppSelector((state) => selectGuesses(state).length > 0);
  useEffect(() => {
    // Where it fails, the section says so.
    if (hasBegun) void loadRoundEnd().catch(() => undefined);
  }, [hasBegun]);
}

type Props = {
  /** Opens the round that the player chose; without it the page is for the day's. */
  readonly opening?: AppThunk;
  /** The way on from a round that has ended, where it is another one. */
  readonly next?: ReactNode;
};

/** Puts the round on the board that the page is for. */
function useRound(opening: AppThunk) {
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectToday);
  const isTravelling = useTravel() !== null;
  useLayoutEffect(() => {
    // A moment of the past is looked at, not played.
    if (today !== null && !isTravelling) dispatch(opening);
  }, [dispatch, today, isTravelling, opening]);
}

/** The Zoomle game: a round on its board, or what is wrong with it. */
export function ZoomlePage({ opening, next }: Props) {
  const texts = useTexts();
  useRound(opening ?? openDailyRound);
  useFocusOnNewRound();
  usePreloadedEnd();
  const id = useAppSelector(selectCurrentRoundId);
  const hasEnded = useAppSelector(selectHasEnded);
  const isUnplayable = useAppSelector(selectIsUnplayable);
  // The end of a round is much to render: the last guess's row is painted before it.
  const isEndShown = useDeferredValue(hasEnded) && hasEnded;
  const { title, subtitle } = roundHeading(id, texts.game);
  // It would change the board under the address of another round.
  const devButton = __DEV_TOOLS__ && opening === undefined && <DevNextButton />;

  if (isUnplayable) {
    return (
      <Page header={<TopBar>{devButton}</TopBar>}>
        <PageHead title={texts.game.unplayableTitle} description={texts.descriptions.game} />
        <PageHeading title={texts.game.unplayableTitle} />
        <Board>{texts.game.unplayable}</Board>
      </Page>
    );
  }
  return (
    <Page
      header={
        <TopBar>
          <GameMenu />
          {devButton}
        </TopBar>
      }
    >
      <PageHead title={title} description={texts.descriptions.game} />
      <PageHeading title={title} subtitle={subtitle} />
      <Notices />
      <BoardNotices offersOther={opening === undefined} />
      <GameDialogs opensHelp />
      <Board>
        <SectionBoundary name="map">
          <MapPanel />
        </SectionBoundary>
        <div>
          <Turn>
            <SectionBoundary name="input">
              {!hasEnded && <CountryCombobox />}
              <RoundResult>{next}</RoundResult>
            </SectionBoundary>
          </Turn>
          <SectionBoundary name="rows">
            <GuessList />
            <GuessAnnouncer />
            <PracticeActions />
          </SectionBoundary>
        </div>
      </Board>
      {isEndShown && (
        <SectionBoundary name="recap">
          <RoundEnd />
        </SectionBoundary>
      )}
    </Page>
  );
}
