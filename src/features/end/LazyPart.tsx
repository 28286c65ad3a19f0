import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { MutedText } from '../../design/MutedText';

type Props = {
  /** What the part is of: another one is tried again. */
  readonly of: string;
  /** What is said where the part could not be loaded. */
  readonly failed: string;
  /** What is shown while it loads. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page that loads and fails on its own. */
export const LazyPart = ({ of, failed, waiting, children }: Props) => (
  <ErrorBoundary resetKeys={[of]} fallback={<MutedText>{failed}</MutedText>}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);
