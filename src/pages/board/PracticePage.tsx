import { type ComponentProps, useDeferredValue, useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { Button, MainLink } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { focusHeading } from '../../design/PageHeading';
import { type Continent, continentWithSlug } from '../../domain/continents';
import { useExpeditionName } from '../../features/earth/useExpeditionName';
import {
  selectCurrentRoundId,
  selectHasEnded,
  selectIsOffline,
  selectToday,
} from '../../features/game/gameSelectors';
import { seekPracticePicture } from '../../features/game/map/mapListener';
import { AnotherCountryButton, PracticeActions } from '../../features/game/PracticeActions';
import { practiceRound, selectCanOpen, selectDrawable } from '../../features/game/practiceThunks';
import { ShareButton } from '../../features/share/ShareButton';
import { ShareRoundPicture } from '../../features/share/ShareRoundPicture';
import { NotePage } from '../../layout/GamePage';
import { NotFoundPage } from '../../layout/PageFailure';
import { paths } from '../../paths';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { siteName } from '../../texts/siteName';
import { useTexts } from '../../texts/useTexts';
import { BoardPage } from './BoardPage';
import { NextActions } from './boardStyles';

/** A round with a random country; with a continent in the address, only its countries are drawn. */
export function PracticePage() {
  const { continent: slug } = useParams();
  if (slug === undefined) return <Practice />;
  const continent = continentWithSlug(slug);
  return continent ? <Expedition continent={continent} /> : <NotFoundPage />;
}

type Props = Pick<ComponentProps<typeof BoardPage>, 'heading' | 'next'> & {
  readonly continent?: Continent;
};

function Practice({ continent, heading, next }: Props) {
  // Deferred: the board stays until the note's words have loaded.
  const isOffline = useDeferredValue(useAppSelector(selectIsOffline));
  const id = useAppSelector(selectCurrentRoundId);
  if (isOffline) return <NoNetwork />;
  return (
    <BoardPage
      round={practiceRound(continent)}
      heading={heading}
      next={
        <NextActions>
          {next ?? <AnotherCountryButton variant="main" />}
          {id && <ShareButton id={id} variant="quiet" />}
          {id && <ShareRoundPicture id={id} />}
        </NextActions>
      }
      actions={<PracticeActions continent={continent} />}
    />
  );
}

/** Practice that lights up a continent. */
function Expedition({ continent }: { readonly continent: Continent }) {
  const { earth, game } = useTexts();
  const { countries } = useServices();
  const isReady = useAppSelector(selectToday) !== null;
  const hasEnded = useAppSelector(selectHasEnded);
  const canOpen = useAppSelector((state) => selectCanOpen(state, countries, continent));
  const canDraw = useAppSelector((state) => selectDrawable(state, countries, continent).length > 0);
  const { place, action, name } = useExpeditionName(continent);

  const title = `${siteName} - ${place}`;
  const earthLink = <MainLink to={paths.earth}>{game.menu.earth}</MainLink>;
  if (isReady && !canOpen) {
    return (
      <NotePage title={title} description={earth.noneToDraw(place)}>
        {earthLink}
      </NotePage>
    );
  }
  return (
    <Practice
      continent={continent}
      // Below the result stands how much is lit now.
      heading={{ title, subtitle: isReady && !hasEnded ? name : action }}
      next={
        canDraw ? (
          <AnotherCountryButton variant="main" continent={continent} />
        ) : (
          <>
            {earthLink}
            <MutedText>{earth.noneToDraw(place)}</MutedText>
          </>
        )
      }
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
      <NextActions>
        <MainLink to={paths.zoomle}>{texts.home.zoomle.play}</MainLink>
        <Button variant="quiet" onClick={() => void dispatch(seekPracticePicture())}>
          {texts.game.map.retry}
        </Button>
      </NextActions>
    </NotePage>
  );
}
