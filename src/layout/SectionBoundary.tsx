import type { ReactNode } from 'react';

import { useAppSelector } from '../app/hooks';
import { selectCurrentRoundId } from '../features/game/gameSelectors';
import type { Texts } from '../texts/texts';
import { useTexts } from '../texts/useTexts';
import { Failure } from './Failure';
import { LazyPart } from './LazyPart';

type Props = {
  readonly name: keyof Texts['errors']['sections'];
  readonly children: ReactNode;
};

/** A section that loads and fails on its own. Another round resets it. */
export function SectionBoundary({ name, children }: Props) {
  const texts = useTexts();
  const roundId = useAppSelector(selectCurrentRoundId);
  return (
    <LazyPart
      of={roundId}
      failed={<Failure text={texts.errors.section(texts.errors.sections[name])} />}
    >
      {children}
    </LazyPart>
  );
}
