import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { useAppSelector } from '../app/hooks';
import { selectCurrentRoundId } from '../features/game/gameSelectors';
import { errorTexts } from '../texts/errors';
import { Failure } from './Failure';

type Props = {
  readonly name: keyof typeof errorTexts.sections;
  readonly children: ReactNode;
};

/** A section of a page that loads and fails on its own. Another round tries it again. */
export function SectionBoundary({ name, children }: Props) {
  const roundId = useAppSelector(selectCurrentRoundId);
  return (
    <ErrorBoundary
      resetKeys={[roundId]}
      fallback={<Failure text={errorTexts.section(errorTexts.sections[name])} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
