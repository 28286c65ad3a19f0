import { styled } from 'styled-components';

import { MutedText } from '../../../design/MutedText';
import { breakpoints, color } from '../../../design/tokens';
import { findCountry } from '../../../domain/countries';
import { playableNames } from '../../../domain/earth';
import { asksNeighbours } from '../../../domain/round';
import { areaInUnits } from '../../../domain/units';
import { selectCurrentRound, selectCurrentRoundId } from '../../../features/game/gameSelectors';
import { selectCountryMap } from '../../../features/game/map/frameSelectors';
import { selectQuestion } from '../../../features/game/map/neighbourSelectors';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { selectSettings } from '../../../features/settings/settingsSlice';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useLanguage, useTexts } from '../../../texts/useTexts';
import { NewTabLink } from './NewTabLink';
import { articleUrl } from './wikipedia';

/** As high as most facts, so that nothing moves when they arrive. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 14px;
  min-height: 3.4em;
  margin: 10px 0 0;

  @media ${breakpoints.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    color: ${color('muted')};
  }
  dd {
    margin: 0;
  }
  dd > * {
    display: inline-block;
  }
`;

const Article = styled(MutedText)`
  a {
    display: inline-block;
    padding: 10px 0;
    color: inherit;
    font-weight: 400;
  }
`;

type Props = { readonly name: string };

/** A country's area, and its neighbours, unless they are a question still. */
export function CountryFacts({ name }: Props) {
  const { recap, list } = useTexts();
  const { countries } = useServices();
  const label = useCountryLabel();
  const language = useLanguage();
  const { units } = useAppSelector(selectSettings);
  const parts = findCountry(countries, name)?.parts ?? [];
  const outline = useAppSelector(selectCountryMap)?.outline;
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  // Folded as long as the player can be asked for them.
  const isOver = useAppSelector(selectQuestion)?.isOver;
  const isAsked = id && round && asksNeighbours(id, round) && !isOver;
  const neighbours = list(
    (outline?.neighbours ?? []).map((neighbour) =>
      outline?.neighboursBeyond.includes(neighbour)
        ? recap.offMap(label(neighbour))
        : label(neighbour),
    ),
  );
  const count = playableNames(countries).size;
  const article = articleUrl(name, language);
  return (
    <>
      <Facts>
        {outline && (
          <>
            <dt>{recap.area}</dt>
            <dd>
              <span>{recap.squares(areaInUnits(outline.areaKm2, units), units)}</span>{' '}
              <MutedText as="span">{recap.rank(outline.areaRank, count)}</MutedText>
            </dd>
            <dt>{recap.borders}</dt>
            <dd>
              {isAsked && neighbours ? (
                <details>
                  <summary>{outline.neighbours.length}</summary>
                  <span>{neighbours}</span>
                </details>
              ) : (
                neighbours || recap.noBorders
              )}
            </dd>
            {outline.partsBeyond.length > 0 && (
              <>
                <dt>{recap.beyond}</dt>
                <dd>{list(outline.partsBeyond.flatMap((index) => parts[index] ?? []))}</dd>
              </>
            )}
          </>
        )}
      </Facts>
      {article && (
        <Article>
          <NewTabLink href={article}>{recap.readMore(label(name))}</NewTabLink>
        </Article>
      )}
    </>
  );
}
