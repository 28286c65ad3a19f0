import { startTransition, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { Button, MainLink } from '../../design/Button';
import { row } from '../../design/mixins';
import { focusHeading } from '../../design/PageHeading';
import { START_ZOOM } from '../../domain/round';
import { kindOf } from '../../domain/roundId';
import { selectCurrentRound, selectCurrentRoundId } from '../../features/game/gameSelectors';
import { AnotherCountryButton, PracticeActions } from '../../features/game/PracticeActions';
import { PRACTICE_ROUND } from '../../features/game/practiceThunks';
import { NotePage } from '../../layout/GamePage';
import { paths } from '../../paths';
import { useAppSelector, usePictureUrl, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { BoardPage } from './BoardPage';

const Actions = styled.div`
  ${row('10px 14px')}
`;

/** Offline, the random country's pictures may be missing. */
export function PracticePage() {
  const { canLoad } = useServices();
  const id = useAppSelector(selectCurrentRoundId);
  const answer = useAppSelector((state) => selectCurrentRound(state)?.answer.name);
  const isOnBoard = id !== null && kindOf(id) === 'practice';
  const picture = usePictureUrl(isOnBoard ? answer : undefined, `${START_ZOOM}.avif`);
  const [missing, setMissing] = useState<string | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (!picture) return;
    let isCurrent = true;
    void canLoad(picture).then((can) => {
      // Keep the board until the note's words have loaded.
      if (isCurrent) startTransition(() => setMissing(can ? null : picture));
    });
    return () => {
      isCurrent = false;
    };
  }, [canLoad, picture, tries]);

  if (picture && missing === picture) return <NoNetwork onRetry={() => setTries(tries + 1)} />;
  return (
    <BoardPage
      round={PRACTICE_ROUND}
      next={<AnotherCountryButton variant="main" />}
      actions={<PracticeActions />}
    />
  );
}

function NoNetwork({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts();
  // The input may have had the focus.
  useEffect(focusHeading, []);
  return (
    <NotePage title={texts.game.practiceTitle} description={texts.pages.practiceOffline}>
      <Actions>
        <MainLink to={paths.zoomle}>{texts.home.zoomle.play}</MainLink>
        <Button variant="quiet" onClick={onRetry}>
          {texts.game.map.retry}
        </Button>
      </Actions>
    </NotePage>
  );
}
