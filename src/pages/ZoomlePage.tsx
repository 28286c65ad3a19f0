import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useWorld } from '../app/hooks';
import { Content } from '../design/Content';
import { lazily } from '../design/lazily';
import { focusHeading, PageHeading } from '../design/PageHeading';
import { breakpoints } from '../design/tokens';
import type { UtcDate } from '../domain/calendar';
import { isArchive, practiceNumber, type RoundId } from '../domain/roundId';
import { DevNextButton } from '../features/dev/DevNextButton';
import { useTravel } from '../features/dev/travel';
import { TravelNotice } from '../features/dev/TravelNotice';
import { CountryCombobox } from '../features/game/CountryCombobox';
import {
  selectBoard,
  selectBoardDate,
  selectGuesses,
  selectIsUnplayable,
  selectStatus,
  selectToday,
} from '../features/game/gameSelectors';
import { GuessAnnouncer } from '../features/game/GuessAnnouncer';
import { GuessList } from '../features/game/GuessList';
import { MapPanel } from '../features/game/MapPanel';
import { openArchive, openPractice, openToday } from '../features/game/openRound';
import { PuzzleNotice } from '../features/game/PuzzleNotice';
import { RoundResult } from '../features/game/RoundResult';
import { ReleaseNotice } from '../features/release/ReleaseNotice';
import { StorageNotice } from '../features/storage/StorageNotice';
import { selectDialog } from '../features/ui/dialogSlice';
import { descriptions } from '../texts/descriptions';
import { texts } from '../texts/en';
import { gameTexts } from '../texts/game';
import { GameMenu } from './GameMenu';
import { PageHead } from './PageHead';
import { Region } from './Region';
import { TopBar } from './TopBar';

const Board = styled.div`
  display: grid;
  gap: 8px 40px;
  padding: 18px 0 32px;

  @media ${breakpoints.twoColumns} {
    grid-template-columns: 640px 1fr;
  }
`;

const loadRoundEnd = () => import('./RoundEnd');
const RoundEnd = lazily(async () => (await loadRoundEnd()).RoundEnd);
const GameDialog = lazily(async () => (await import('./GameDialog')).GameDialog);

/** Where the input stands, and at the end what came of it: the rows below stay where they are. */
const Turn = styled.div`
  min-height: 88px;
`;

function headingOf(board: RoundId | null, date: UtcDate | null) {
  if (board && practiceNumber(board) > 0) {
    return { title: gameTexts.practiceTitle, subtitle: gameTexts.practiceSubtitle };
  }
  const title = date ? gameTexts.title(date) : texts.site.name;
  const isPast = board && isArchive(board);
  return { title, subtitle: isPast ? gameTexts.archiveSubtitle : gameTexts.subtitle };
}

/** When another round comes on the board, what had the focus may have gone with the last one. */
function useFocusOnChangeOfBoard() {
  const board = useAppSelector(selectBoard);
  const previousBoard = useRef(board);
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (previousBoard.current !== null && board !== previousBoard.current && hasLostFocus) {
      focusHeading();
    }
    previousBoard.current = board;
  }, [board]);
}

/** The end of a round is at hand when it comes. */
function usePreloadedEnd() {
  const hasBegun = useAppSelector((state) => selectGuesses(state).length > 0);
  useEffect(() => {
    // If it does not come, that is told where it is missing.
    if (hasBegun) void loadRoundEnd().catch(() => undefined);
  }, [hasBegun]);
}

/** A round's status; its end comes with the last guess's row, a frame after the key. */
function useShownStatus() {
  const status = useAppSelector(selectStatus);
  const deferred = useDeferredValue(status);
  return deferred === 'playing' ? deferred : status;
}

type Props = {
  /** A past day's round or one for practice; without it the day's. */
  readonly round?: UtcDate | 'practice';
};

/** Puts the round on the board that the page is for. */
function useRound(round: Props['round']) {
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectToday) !== null;
  const isTravelling = useTravel() !== null;
  useLayoutEffect(() => {
    // A moment of the past is looked at, not played.
    if (!isReady || isTravelling) return;
    if (round === undefined) dispatch(openToday());
    else dispatch(round === 'practice' ? openPractice() : openArchive(round));
  }, [dispatch, isReady, isTravelling, round]);
}

/** The Zoomle game: a round on its board, or what is wrong with it. */
export function ZoomlePage({ round }: Props) {
  const { devTools } = useWorld();
  const devButton = __DEV_TOOLS__ && devTools && <DevNextButton />;
  useRound(round);
  useFocusOnChangeOfBoard();
  usePreloadedEnd();
  const date = useAppSelector(selectBoardDate);
  const status = useShownStatus();
  const isUnplayable = useAppSelector(selectIsUnplayable);
  const board = useAppSelector(selectBoard);
  const dialog = useAppSelector(selectDialog);
  // The page is there before what opens over it at a first visit.
  const isThere = useDeferredValue(true, false);
  const hasEnded = status !== null && status !== 'playing';
  // The recap comes after the page and the result; another round's must not be told.
  const isRecapShown = useDeferredValue(hasEnded, false) && hasEnded;
  const { title, subtitle } = headingOf(board, date);

  if (isUnplayable) {
    return (
      <Content as="main">
        <PageHead title={gameTexts.unplayableTitle} description={descriptions.game} />
        <TopBar>{devButton}</TopBar>
        <PageHeading title={gameTexts.unplayableTitle} />
        <Board>{gameTexts.unplayable}</Board>
      </Content>
    );
  }
  return (
    <Content as="main">
      <PageHead title={title} description={descriptions.game} />
      <TopBar>
        <GameMenu />
        {devButton}
      </TopBar>
      <PageHeading title={title} subtitle={subtitle} />
      {__DEV_TOOLS__ && <TravelNotice />}
      <StorageNotice />
      <ReleaseNotice />
      <PuzzleNotice />
      {isThere && dialog && (
        <Region key={dialog} name={dialog}>
          <Suspense>
            <GameDialog name={dialog} />
          </Suspense>
        </Region>
      )}
      <Board>
        <Region name="map">
          <MapPanel />
        </Region>
        <div>
          <Turn>
            <Region name="input">
              {!hasEnded && <CountryCombobox />}
              <RoundResult status={status} />
            </Region>
          </Turn>
          <Region name="rows">
            <GuessList />
            <GuessAnnouncer />
          </Region>
        </div>
      </Board>
      <Region name="recap">
        {/* The boundary comes with it: the last guess's row must not wait for its code. */}
        {isRecapShown && (
          <Suspense>
            <RoundEnd />
          </Suspense>
        )}
      </Region>
    </Content>
  );
}
