import { useDeferredValue } from 'react';
import { styled } from 'styled-components';

/**
 * It has room for most descriptions, so that nothing below it moves from level to level: six lines
 * at a width of 320 px, four from 640 px on.
 */
const Line = styled.p`
  min-height: max(6em, 12em - 13vw);
  font-size: 0.9rem;
`;

type Props = {
  /** Null: nothing is shown. Empty until the description has loaded. */
  readonly text: string | null;
};

/**
 * What the picture shows, for those who want to read it or cannot see it. Screen readers read out each
 * new text, and after the result of the guess: so it is rendered after that.
 */
export function DescribedLine({ text }: Props) {
  const shown = useDeferredValue(text);
  return <div role="status">{shown !== null && <Line>{shown}</Line>}</div>;
}
