import { useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { useTexts } from '../../../texts/useTexts';

/** Most descriptions fit, so that nothing below moves: eleven lines at 320 px, six from 560 px on. */
const Line = styled.p`
  min-height: max(9em, 30em - 61vw);
  margin-top: 8px;
  font-size: 0.9rem;
`;

type Props = {
  /** Null if it could not be loaded, undefined until it is known. */
  readonly description: string | null | undefined;
};

/** The picture in words. Screen readers announce it, after the guess's result because it is deferred. */
export function DescribedLine({ description }: Props) {
  const texts = useTexts();
  const shown = useDeferredValue(description);
  return <Line role="status">{shown === null ? texts.game.map.noDescription : shown}</Line>;
}
