import type { ElementType } from 'react';

import { gameTexts } from '../../texts/game';
import { openNextPractice } from './gameThunks';
import { useOpenFromTop } from './useOpenFromTop';

type Props = { readonly button: ElementType<{ readonly onClick: () => void }> };

/** Goes on with another country to practice with. */
export function AnotherCountryButton({ button: Button }: Props) {
  const openFromTop = useOpenFromTop();
  return <Button onClick={() => openFromTop(openNextPractice())}>{gameTexts.nextPractice}</Button>;
}
