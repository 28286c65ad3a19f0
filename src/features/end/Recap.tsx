import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useAppSelector, useCountryLabel } from '../../app/hooks';
import { EnglishName } from '../../design/EnglishName';
import { MutedText } from '../../design/MutedText';
import { color } from '../../design/tokens';
import { hasEnded } from '../../domain/round';
import { useAllTexts, useLanguage } from '../../texts/useTexts';
import { selectCurrentRound } from '../game/gameSelectors';
import type { FurtherPlace } from '../game/gameSlice';
import { MorePlaces } from './MorePlaces';
import { NewTabLink } from './NewTabLink';
import { articleUrl } from './wikipedia';

const Section = styled.section`
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

const Link = styled(NewTabLink)`
  @media (min-width: 600px) {
    margin-inline-start: auto;
  }
`;

const Rest = styled.div`
  padding: 18px 0 28px;
`;

type Props = {
  /** What the player can do with the result. */
  readonly children?: ReactNode;
  /** Shows a further place of the country in the board's frame. */
  readonly onPlaceSelected: (place: FurtherPlace) => void;
};

/** The end of a round: the answer, and more of the country. */
export function Recap({ children, onPlaceSelected }: Props) {
  const texts = useAllTexts();
  const headingId = useId();
  const countryLabel = useCountryLabel();
  const language = useLanguage();
  const round = useAppSelector(selectCurrentRound);
  if (!round || !hasEnded(round)) return null;

  const { name, place } = round.answer;
  const label = countryLabel(name);
  const article = articleUrl(name, language);
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{label}</h2>
        <MutedText>
          <EnglishName name={place} />
        </MutedText>
        {article && <Link to={article}>{texts.recap.readMore(label)}</Link>}
      </Head>
      <MorePlaces key={name} name={name} onSelect={onPlaceSelected} />
      <Rest>{children}</Rest>
    </Section>
  );
}
