import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type Props = {
  readonly children: ReactNode;
  /** Shown while the part loads. */
  readonly waiting?: ReactNode;
  /** Shown where the part has failed, if not what is shown while it loads. */
  readonly failed?: ReactNode;
  /** What the part is of: a failed part is tried again for another. */
  readonly of?: string | null;
};

/** A part of a page that loads and fails on its own. */
export const LazyPart = ({ children, waiting = null, failed = waiting, of }: Props) => (
  <ErrorBoundary resetKeys={[of]} fallback={failed}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);
