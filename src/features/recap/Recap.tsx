import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useAppSelector, useCountryLabel, useServices } from '../../app/hooks';
import { EnglishName } from '../../design/EnglishName';
import { lazyNamed } from '../../design/lazyNamed';
import { MutedText } from '../../design/MutedText';
import { breakpoints, color } from '../../design/tokens';
import { hasEnded } from '../../domain/round';
import { useAllTexts, useLanguage } from '../../texts/useTexts';
import { selectCurrentRound } from '../game/gameSelectors';
import type { FurtherPlace } from '../game/gameSlice';
import { GuessLegend } from './GuessLegend';
import { MapBox } from './MapBox';
import { MorePlaces } from './MorePlaces';
import { NewTabLink } from './NewTabLink';
import { recapGeometry } from './recapGeometry';
import { articleUrl } from './wikipedia';

const WorldMap = lazyNamed(() => import('./WorldMap'), 'WorldMap');
const RegionMap = lazyNamed(() => import('./RegionMap'), 'RegionMap');

const Section = styled.section`
  padding-bottom: 40px;

  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 18px;
  padding-bottom: 10px;
  border-bottom: 2px solid ${color('ink')};
`;

const Link = styled(NewTabLink)`
  @media (min-width: 600px) {
    margin-inline-start: auto;
  }
`;

/** In two columns, the first child stands on the right. */
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

type Props = {
  /** The section's id, for links to it. */
  readonly id: string;
  /** What the player can do with the result. */
  readonly children?: ReactNode;
  /** Shows a further place of the country in the board's frame. */
  readonly onPlaceSelected: (place: FurtherPlace) => void;
};

/** The end of a round: the answer, the guesses on a map, and more of the country. */
export function Recap({ id, children, onPlaceSelected }: Props) {
  const texts = useAllTexts();
  const headingId = useId();
  const { countries } = useServices();
  const countryLabel = useCountryLabel();
  const language = useLanguage();
  const round = useAppSelector(selectCurrentRound);
  if (!round || !hasEnded(round)) return null;

  const { answer, guesses } = round;
  const { name, place } = answer;
  const label = countryLabel(name);
  const article = articleUrl(name, language);
  const geometry = recapGeometry(round, countries);
  const RoundMap = geometry.region ? RegionMap : WorldMap;
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{label}</h2>
        <MutedText>
          <EnglishName name={place} />
        </MutedText>
        {article && <Link to={article}>{texts.recap.readMore(label)}</Link>}
      </Head>
      <MorePlaces key={name} name={name} onSelect={onPlaceSelected} />
      <Columns>
        <div>{children}</div>
        <div>
          <h3>
            {guesses.every(({ isCorrect }) => isCorrect) ? texts.recap.answer : texts.recap.guesses}
          </h3>
          <MapBox of={name} failed={texts.recap.mapFailed}>
            <RoundMap answer={answer} geometry={geometry} />
          </MapBox>
          <GuessLegend guesses={guesses} />
        </div>
      </Columns>
    </Section>
  );
}
