import { keyframes, styled } from 'styled-components';

import { texts } from '../texts/site';
import { color } from './tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

const Bar = styled.progress`
  position: fixed;
  inset: 0 0 auto;
  z-index: 3;
  width: 100%;
  height: 4px;
  accent-color: ${color('signal')};
  /* What comes at once should not flash. */
  animation: ${appear} 150ms 300ms backwards;
`;

/** Tells at the top of the page that the next one is being loaded, once that takes a while. */
export const LoadingBar = () => <Bar aria-label={texts.site.loading} />;
