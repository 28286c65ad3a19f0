import { Button, type ButtonVariant } from '../../design/Button';
import { useTexts } from '../../texts/useTexts';
import { openNextPractice } from './gameThunks';
import { useOpenFromTop } from './useOpenFromTop';

type Props = { readonly variant: ButtonVariant };

/** Goes on with another country to practice with. */
export function AnotherCountryButton({ variant }: Props) {
  const texts = useTexts();
  const openFromTop = useOpenFromTop();
  return (
    <Button variant={variant} onClick={() => openFromTop(openNextPractice())}>
      {texts.game.nextPractice}
    </Button>
  );
}
