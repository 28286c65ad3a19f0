import { styled } from 'styled-components';

import { useStartTexts } from '../texts/useTexts';
import { appear } from './mixins';
import { color } from './tokens';

/** Delayed, so that it does not flash when loading is fast. */
const Bar = styled.progress`
  position: fixed;
  inset: 0 0 auto;
  z-index: 3;
  width: 100%;
  height: 4px;
  accent-color: ${color('signal')};
  animation: ${appear} 150ms 300ms backwards;
`;

/** Shown if the next page is slow to load. */
export const LoadingBar = () => <Bar aria-label={useStartTexts().site.loading} />;
