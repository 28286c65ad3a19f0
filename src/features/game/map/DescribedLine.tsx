import { useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { useTexts } from '../../../texts/useTexts';

/**
 * It has room for most descriptions, so that nothing below it moves from level to level: eleven lines
 * at a width of 320 px, six from 560 px on.
 */
const Line = styled.p`
  min-height: max(9em, 30em - 61vw);
  margin-top: 8px;
  font-size: 0.9rem;
`;

type Props = {
  /** Null: it could not be loaded. Undefined: it has not come yet. */
  readonly description: string | null | undefined;
};

/**
 * What the picture shows, for those who want to read it or cannot see it. Screen readers read out each
 * new text, and after the result of the guess: so it is rendered after that.
 */
export function DescribedLine({ description }: Props) {
  const texts = useTexts();
  const shown = useDeferredValue(description);
  return <Line role="status">{shown === null ? texts.game.map.noDescription : shown}</Line>;
}
