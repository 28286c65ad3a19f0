import type { ElementType } from 'react';

import { useTexts } from '../../texts/useTexts';
import { openNextPractice } from './gameThunks';
import { useOpenFromTop } from './useOpenFromTop';

type Props = { readonly button: ElementType<{ readonly onClick: () => void }> };

/** Goes on with another country to practice with. */
export function AnotherCountryButton({ button: Button }: Props) {
  const texts = useTexts();
  const openFromTop = useOpenFromTop();
  return <Button onClick={() => openFromTop(openNextPractice())}>{texts.game.nextPractice}</Button>;
}
