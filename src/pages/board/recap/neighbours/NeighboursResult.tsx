import type { Ref } from 'react';
import { styled } from 'styled-components';

import { fonts } from '../../../../design/tokens';
import { selectQuestion } from '../../../../features/game/map/neighbourSelectors';
import { useAppSelector } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';
import { Beyond } from './Beyond';
import { LastAnswer } from './LastAnswer';

/** As large as the round's own result. */
const Sum = styled.p`
  font: 700 1.25rem/1.3 ${fonts.heading};
`;

/** How many were named. */
export function NeighboursResult({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const { neighbours: texts, picture } = useTexts();
  const question = useAppSelector(selectQuestion);
  if (!question) return null;
  const [found, all] = [question.found.length, question.asked.length];
  return (
    <div ref={ref} tabIndex={-1}>
      <p>{found < all && <LastAnswer />}</p>
      <Sum>
        <span>{texts.result(found, all)}</span>
        {picture.gap}
        {found === all && all > 1 && <span>{texts.all}</span>}
      </Sum>
      <Beyond />
    </div>
  );
}
