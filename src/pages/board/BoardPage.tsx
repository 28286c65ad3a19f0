import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

import { focusAroundHeading, focusHeading, PageHeading, TITLE } from '../../design/PageHeading';
import { DevCorner } from '../../features/dev/DevCorner';
import {
  selectCurrentRoundId,
  selectIsUnplayable,
  selectToday,
} from '../../features/game/gameSelectors';
import { roundHeading } from '../../features/game/roundHeading';
import { type RequestedRound, useRequestedRound } from '../../features/game/useRequestedRound';
import { GameDialogs } from '../../layout/GameDialogs';
import { GameMenu } from '../../layout/GameMenu';
import { Notices } from '../../layout/Notices';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';
import { TopBar } from '../../layout/TopBar';
import { useAppSelector } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { Board } from './Board';
import { BoardNotices } from './BoardNotices';
import { Columns } from './boardStyles';

/**
 * Another round may have removed the element that had the focus. If the clock put it on the board, letters on
 * their way were meant for something else: the focus leaves what takes them, before the new input looks for it.
 */
function useFocusOnNewRound() {
  const id = useAppSelector(selectCurrentRoundId);
  const today = useAppSelector(selectToday);
  const last = useRef({ id, today });
  useLayoutEffect(() => {
    const before = last.current;
    const isByClock = before.id !== null && id !== before.id && today !== before.today;
    const takesLetters = document.activeElement?.matches(`body, #${TITLE}, [role='combobox']`);
    if (isByClock && takesLetters) focusAroundHeading();
  }, [id, today]);
  useEffect(() => {
    const before = last.current;
    last.current = { id, today };
    const hasLostFocus = document.activeElement === document.body;
    if (before.id !== null && id !== before.id && hasLostFocus) focusHeading();
  }, [id, today]);
}

type Props = {
  readonly round: RequestedRound;
  /** Whether "How to play" opens by itself on a first visit. */
  readonly opensHelp?: boolean;
  /** Instead of the round's own. */
  readonly heading?: { readonly title: string; readonly subtitle: string } | undefined;
  /** What to do next after the end, instead of sharing. */
  readonly next?: ReactNode;
  /** What can be done besides guessing. */
  readonly actions?: ReactNode;
};

export function BoardPage({ round, opensHelp = true, heading, next, actions }: Props) {
  const texts = useStartTexts();
  const isShown = useRequestedRound(round);
  useFocusOnNewRound();
  const id = useAppSelector(selectCurrentRoundId);
  const isUnplayable = useAppSelector(selectIsUnplayable);
  const { title, subtitle } = heading ?? roundHeading(isShown ? id : null, texts.game, round.kind);
  // Elsewhere these would put a round on the board that is not the address's.
  const isDaily = round.kind === 'daily';
  const isPlayable = !(isUnplayable && isShown);
  const bar = <TopBar>{isPlayable && <GameMenu />}</TopBar>;
  const header = __DEV_TOOLS__ && isDaily ? <DevCorner>{bar}</DevCorner> : bar;

  if (!isPlayable) {
    return (
      <Page header={header}>
        <PageHead title={texts.game.unplayableTitle} description={texts.descriptions.game} />
        <PageHeading title={texts.game.unplayableTitle} />
        <Columns>{texts.game.unplayable}</Columns>
      </Page>
    );
  }
  return (
    <Page header={header}>
      <PageHead
        title={title}
        description={texts.descriptions.game}
        noindex={round.kind === 'archive'}
      />
      <PageHeading title={title} subtitle={subtitle} />
      <Notices />
      <GameDialogs opensHelp={opensHelp} />
      {isShown && <Board next={next} actions={actions} />}
      <BoardNotices offersOther={isDaily} />
    </Page>
  );
}
