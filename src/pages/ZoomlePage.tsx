import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useAppSelector } from '../app/hooks';
import { Content } from '../design/Content';
import { focusHeading, PageHeading } from '../design/PageHeading';
import { breakpoints } from '../design/tokens';
import { DevNextButton } from '../features/dev/DevNextButton';
import { CountryCombobox } from '../features/game/CountryCombobox';
import {
  selectBoard,
  selectBoardDate,
  selectIsUnplayable,
  selectStatus,
} from '../features/game/gameSelectors';
import { GuessAnnouncer } from '../features/game/GuessAnnouncer';
import { GuessList } from '../features/game/GuessList';
import { MapPanel } from '../features/game/MapPanel';
import { PuzzleNotice } from '../features/game/PuzzleNotice';
import { RoundResult } from '../features/game/RoundResult';
import { texts } from '../texts/en';
import { TopBar } from './TopBar';

const Board = styled.div`
  display: grid;
  gap: 8px 40px;
  padding: 18px 0 32px;

  @media ${breakpoints.twoColumns} {
    grid-template-columns: 640px 1fr;
  }
`;

/** Where the input stands, and at the end what came of it: the rows below stay where they are. */
const Turn = styled.div`
  min-height: 88px;
`;

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

/** The Zoomle game: the day's round, or what is wrong with it. */
export function ZoomlePage({ devTools }: { readonly devTools: boolean }) {
  useFocusOnChangeOfBoard();
  const date = useAppSelector(selectBoardDate);
  const status = useAppSelector(selectStatus);
  const isUnplayable = useAppSelector(selectIsUnplayable);
  const title = date ? texts.game.title(date) : texts.site.name;

  if (isUnplayable) {
    return (
      <Content as="main">
        <title>{texts.game.unplayableTitle}</title>
        <TopBar>{devTools && <DevNextButton />}</TopBar>
        <PageHeading title={texts.game.unplayableTitle} />
        <Board>{texts.game.unplayable}</Board>
      </Content>
    );
  }
  return (
    <Content as="main">
      <title>{title}</title>
      <TopBar>{devTools && <DevNextButton />}</TopBar>
      <PageHeading title={title} subtitle={texts.game.subtitle} />
      <PuzzleNotice />
      <Board>
        <MapPanel />
        <div>
          <Turn>
            {status === 'playing' && <CountryCombobox />}
            <RoundResult />
          </Turn>
          <GuessList />
          <GuessAnnouncer />
        </div>
      </Board>
    </Content>
  );
}
