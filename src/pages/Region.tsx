import { type ReactNode, Suspense } from 'react';

import { useAppSelector } from '../app/hooks';
import { ErrorBoundary } from '../design/ErrorBoundary';
import { CodeError, lazily } from '../design/lazily';
import { selectBoard } from '../features/game/gameSelectors';
import type { RegionName } from './RegionFailure';

const RegionFailure = lazily(async () => (await import('./RegionFailure')).RegionFailure);
const CodeFailure = lazily(async () => (await import('./RegionFailure')).CodeFailure);

type Props = { readonly name: RegionName; readonly children: ReactNode };

/** A part of a page that fails alone. It is tried again with another round, or by the player. */
export function Region({ name, children }: Props) {
  const board = useAppSelector(selectBoard);
  return (
    <ErrorBoundary
      resetKey={board}
      fallback={({ error, retry }) => (
        <Suspense>
          {error instanceof CodeError ? (
            <CodeFailure />
          ) : (
            <RegionFailure name={name} onRetry={retry} />
          )}
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
