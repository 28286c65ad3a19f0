import { lazy, type ReactNode, Suspense, useId } from 'react';
import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { ErrorBoundary } from '../../design/ErrorBoundary';
import { Quiet } from '../../design/Quiet';
import { breakpoints, color } from '../../design/tokens';
import type { Place } from '../../domain/countries';
import { recapTexts } from '../../texts/recap';
import { selectRound, selectStatus } from '../game/gameSelectors';
import { FurtherPlaces } from './FurtherPlaces';
import { GuessLegend } from './GuessLegend';
import { WORLD_SIZE } from './recapGeometry';
import { wikipediaUrl } from './wikipedia';

/** The map's code and coastlines are fetched when a round has ended, and may not come. */
const WorldMap = lazy(async () => ({ default: (await import('./WorldMap')).WorldMap }));

const Section = styled.section`
  /* What changes on the board does not have it painted anew. */
  isolation: isolate;
  padding-bottom: 40px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 18px;
  padding-bottom: 10px;
  border-bottom: 2px solid ${color('ink')};
`;

const Link = styled.a`
  @media (min-width: 600px) {
    margin-left: auto;
  }
`;

/** What comes first for the reader stands at the right where there is room for two columns. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: 24px 40px;
  padding: 18px 0 28px;

  @media ${breakpoints.twoColumns} {
    grid-template-columns: 640px 1fr;

    & > :first-child {
      grid-area: 1 / 2;
    }
  }
`;

/** As large as the map before it is there, so that nothing moves when it comes. */
const WorldBox = styled.div`
  aspect-ratio: ${WORLD_SIZE.width} / ${WORLD_SIZE.height};
  margin-top: 10px;
`;

type Props = {
  /** The section's id, for links to it. */
  readonly id: string;
  /** What there is to do with the result. */
  readonly children?: ReactNode;
  /** Shows a further place of the country in the board's frame. */
  readonly onPlacePicked: (place: Place) => void;
};

/** The end of a round, below the board: the answer, the guesses on a map, and the country. */
export function Recap({ id, children, onPlacePicked }: Props) {
  const headingId = useId();
  const round = useAppSelector(selectRound);
  const status = useAppSelector(selectStatus);
  if (!round || status === 'playing') return null;

  const { name, place } = round.answer;
  return (
    <Section id={id} aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{name}</h2>
        <Quiet>{place}</Quiet>
        <Link href={wikipediaUrl(name)} rel="noreferrer">
          {recapTexts.readMore(name)}
        </Link>
      </Head>
      <Columns>
        <div>{children}</div>
        <div>
          <h3>{recapTexts.guesses}</h3>
          <WorldBox>
            <ErrorBoundary
              resetKey={name}
              fallback={() => <Quiet>{recapTexts.worldMapFailed}</Quiet>}
            >
              <Suspense>
                <WorldMap round={round} />
              </Suspense>
            </ErrorBoundary>
          </WorldBox>
          <GuessLegend guesses={round.guesses} />
        </div>
      </Columns>
      <FurtherPlaces key={name} name={name} onPick={onPlacePicked} />
    </Section>
  );
}
