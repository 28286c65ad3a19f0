import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { selectCurrentRoundId } from '../features/game/gameSelectors';
import { useAppSelector } from '../store/hooks';
import type { Texts } from '../texts/texts';
import { useStartTexts } from '../texts/useTexts';
import { Failure } from './Failure';

type LazyPartProps = {
  readonly children: ReactNode;
  /** Shown while the part loads. */
  readonly waiting?: ReactNode;
  /** Shown after a failure; by default the same as while loading. */
  readonly failed?: ReactNode;
};

/** Loads and fails without affecting the page. Another round resets it. */
export function LazyPart({ children, waiting = null, failed = waiting }: LazyPartProps) {
  const roundId = useAppSelector(selectCurrentRoundId);
  return (
    <ErrorBoundary resetKeys={[roundId]} fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type Props = {
  readonly name: keyof Texts['errors']['sections'];
  readonly children: ReactNode;
};

export function SectionBoundary({ name, children }: Props) {
  const { errors } = useStartTexts();
  return (
    <LazyPart failed={<Failure text={errors.section(errors.sections[name])} />}>
      {children}
    </LazyPart>
  );
}
