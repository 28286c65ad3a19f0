import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';

import { useAppSelector } from '../../app/hooks';
import { focusHeading, PageHeading } from '../../design/PageHeading';
import { DevNextButton } from '../../features/dev/DevNextButton';
import {
  selectCurrentRoundId,
  selectGuesses,
  selectHasEnded,
  selectInput,
  selectIsUnplayable,
} from '../../features/game/gameSelectors';
import { type RequestedRound, useRequestedRound } from '../../features/game/requestedRound';
import { roundHeading } from '../../features/game/roundHeading';
import { GameDialogs } from '../../layout/GameDialogs';
import { GameMenu } from '../../layout/GameMenu';
import { Notices } from '../../layout/Notices';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';
import { SectionBoundary } from '../../layout/SectionBoundary';
import { TopBar } from '../../layout/TopBar';
import { lazyNamed } from '../../lib/lazyNamed';
import { useLoadTexts, useStartTexts } from '../../texts/useTexts';
import { Board, Columns, preloadResult } from './Board';
import { BoardNotices } from './BoardNotices';

const Recap = lazyNamed(() => import('./recap/Recap'), 'Recap');

/** Another round may have removed the element that had the focus. */
function useFocusOnNewRound() {
  const id = useAppSelector(selectCurrentRoundId);
  const previousId = useRef(id);
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (previousId.current !== null && id !== previousId.current && hasLostFocus) focusHeading();
    previousId.current = id;
  }, [id]);
}

/** What follows a round. Its code is loaded before: the result's before the first guess, which may be right. */
function End() {
  const isTyping = useAppSelector(selectInput) !== '';
  const hasBegun = useAppSelector((state) => selectGuesses(state).length > 0);
  const hasEnded = useAppSelector(selectHasEnded);
  const loadAllTexts = useLoadTexts();
  useEffect(() => {
    // The section reports a failure.
    if (isTyping) void Promise.all([preloadResult(), loadAllTexts()]).catch(() => undefined);
  }, [isTyping, loadAllTexts]);
  useEffect(() => {
    if (hasBegun) void Recap.preload().catch(() => undefined);
  }, [hasBegun]);
  // It is slow to render: paint the last guess's row first.
  const isShown = useDeferredValue(hasEnded) && hasEnded;
  return (
    isShown && (
      <SectionBoundary name="recap">
        <Recap />
      </SectionBoundary>
    )
  );
}

type Props = {
  readonly round: RequestedRound;
  /** The way on after the end, instead of sharing. */
  readonly next?: ReactNode;
  /** What can be done besides guessing. */
  readonly actions?: ReactNode;
};

export function BoardPage({ round, next, actions }: Props) {
  const texts = useStartTexts();
  const isShown = useRequestedRound(round);
  useFocusOnNewRound();
  const id = useAppSelector(selectCurrentRoundId);
  const isUnplayable = useAppSelector(selectIsUnplayable);
  const { title, subtitle } = roundHeading(isShown ? id : null, texts.game, round.kind);
  // Elsewhere these would put a round on the board that is not the address's.
  const isDaily = round.kind === 'daily';
  const devButton = __DEV_TOOLS__ && isDaily && <DevNextButton />;

  if (isUnplayable && isShown) {
    return (
      <Page header={<TopBar>{devButton}</TopBar>}>
        <PageHead title={texts.game.unplayableTitle} description={texts.descriptions.game} />
        <PageHeading title={texts.game.unplayableTitle} />
        <Columns>{texts.game.unplayable}</Columns>
      </Page>
    );
  }
  return (
    <Page
      header={
        <TopBar>
          <GameMenu />
        </TopBar>
      }
    >
      <PageHead
        title={title}
        description={texts.descriptions.game}
        noindex={round.kind === 'archive'}
      />
      <PageHeading title={title} subtitle={subtitle} />
      <Notices />
      <GameDialogs opensHelp />
      {isShown && (
        <Board next={next} actions={actions}>
          <End />
        </Board>
      )}
      {devButton}
      <BoardNotices offersOther={isDaily} />
    </Page>
  );
}
