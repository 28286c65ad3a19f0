import { useDeferredValue, useEffect } from 'react';
import { styled } from 'styled-components';

import { Button, MainLink } from '../../design/Button';
import { row } from '../../design/mixins';
import { focusHeading } from '../../design/PageHeading';
import { selectIsOffline } from '../../features/game/gameSelectors';
import { seekPracticePicture } from '../../features/game/map/mapListener';
import { AnotherCountryButton, PracticeActions } from '../../features/game/PracticeActions';
import { PRACTICE_ROUND } from '../../features/game/practiceThunks';
import { NotePage } from '../../layout/GamePage';
import { paths } from '../../paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { BoardPage } from './BoardPage';

const Actions = styled.div`
  ${row('10px 14px')}
`;

export function PracticePage() {
  // Deferred: the board stays until the note's words have loaded.
  const isOffline = useDeferredValue(useAppSelector(selectIsOffline));
  if (isOffline) return <NoNetwork />;
  return (
    <BoardPage
      round={PRACTICE_ROUND}
      next={<AnotherCountryButton variant="main" />}
      actions={<PracticeActions />}
    />
  );
}

/** The random country's pictures are missing. */
function NoNetwork() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  // The input may have had the focus, and then the button.
  useEffect(() => {
    focusHeading();
    return focusHeading;
  }, []);
  return (
    <NotePage title={texts.game.practiceTitle} description={texts.pages.practiceOffline}>
      <Actions>
        <MainLink to={paths.zoomle}>{texts.home.zoomle.play}</MainLink>
        <Button variant="quiet" onClick={() => void dispatch(seekPracticePicture())}>
          {texts.game.map.retry}
        </Button>
      </Actions>
    </NotePage>
  );
}
