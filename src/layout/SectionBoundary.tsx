import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { useAppSelector } from '../app/hooks';
import { selectCurrentRoundId } from '../features/game/gameSelectors';
import type { Texts } from '../texts/texts';
import { useTexts } from '../texts/useTexts';
import { Failure } from './Failure';

type Props = {
  readonly name: keyof Texts['errors']['sections'];
  readonly children: ReactNode;
};

/** A section of a page that loads and fails on its own. Another round tries it again. */
export function SectionBoundary({ name, children }: Props) {
  const texts = useTexts();
  const roundId = useAppSelector(selectCurrentRoundId);
  return (
    <ErrorBoundary
      resetKeys={[roundId]}
      fallback={<Failure text={texts.errors.section(texts.errors.sections[name])} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
