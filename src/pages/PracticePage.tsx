import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../app/hooks';
import { Button, mainAction } from '../design/Button';
import { focusHeading } from '../design/PageHeading';
import { kindOf } from '../domain/roundId';
import { BoardPage } from '../features/board/BoardPage';
import { AnotherCountryButton } from '../features/game/AnotherCountryButton';
import {
  firstPicture,
  selectCurrentRound,
  selectCurrentRoundId,
} from '../features/game/gameSelectors';
import { GamePage } from '../layout/GamePage';
import { paths } from '../routes';
import { useAllTexts } from '../texts/useTexts';

const Text = styled.p`
  margin: 20px 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
`;

const Play = styled(Link)`
  ${mainAction}
`;

/** Practice with a random country. Its pictures are seldom cached: without a network there may be none. */
export function PracticePage() {
  const { canLoad, mapProviders } = useServices();
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  const isOnBoard = id !== null && kindOf(id) === 'practice';
  const picture = isOnBoard && round ? firstPicture(round, mapProviders) : null;
  const [missing, setMissing] = useState<string | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (!picture) return;
    let isCurrent = true;
    void canLoad(picture).then((can) => {
      if (isCurrent) setMissing(can ? null : picture);
    });
    return () => {
      isCurrent = false;
    };
  }, [canLoad, picture, tries]);

  if (picture && missing === picture) return <NoNetwork onRetry={() => setTries(tries + 1)} />;
  return <BoardPage round={{ kind: 'practice' }} next={<AnotherCountryButton variant="main" />} />;
}

function NoNetwork({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useAllTexts();
  const note = texts.pages.practiceOffline;
  // The board's input may have had the focus.
  useEffect(focusHeading, []);
  return (
    <GamePage title={texts.game.practiceTitle} description={note}>
      <Text>{note}</Text>
      <Actions>
        <Play to={paths.zoomle}>{texts.home.zoomle.play}</Play>
        <Button variant="quiet" onClick={onRetry}>
          {texts.game.map.retry}
        </Button>
      </Actions>
    </GamePage>
  );
}
