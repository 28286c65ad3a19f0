import type { Ref } from 'react';
import { styled } from 'styled-components';

import { fonts } from '../../../../design/tokens';
import { selectCountryMap } from '../../../../features/game/map/frameSelectors';
import { selectQuestion } from '../../../../features/game/map/neighbourSelectors';
import { useAppSelector } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';
import { Beyond } from './Beyond';
import { LastAnswer } from './LastAnswer';

const Box = styled.div`
  &:focus {
    outline: none;
  }
`;

/** As large as the round's own result. */
const Sum = styled.p`
  font: 700 1.25rem/1.3 ${fonts.heading};
`;

/** How many were named. */
export function NeighboursResult({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const { earth, neighbours: texts } = useTexts();
  const question = useAppSelector(selectQuestion);
  const outline = useAppSelector(selectCountryMap)?.outline;
  if (!question) return null;
  const [found, all] = [question.found.length, question.asked.length];
  const isIsland = outline?.neighbours.length === 0;
  return (
    <Box ref={ref} tabIndex={-1}>
      <p>{found < all && <LastAnswer />}</p>
      <Sum>
        <span>{isIsland ? earth.of(found, all) : texts.result(found, all)}</span>{' '}
        {found === all && <span>{texts.all}</span>}
      </Sum>
      <Beyond />
    </Box>
  );
}
