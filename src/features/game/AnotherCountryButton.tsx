import { Button, type ButtonVariant } from '../../design/Button';
import { useTexts } from '../../texts/useTexts';
import { openNextPractice } from './gameThunks';
import { useOpenFromTop } from './useOpenFromTop';

export function AnotherCountryButton({ variant }: { readonly variant: ButtonVariant }) {
  const texts = useTexts();
  const openFromTop = useOpenFromTop();
  return (
    <Button variant={variant} onClick={() => openFromTop(openNextPractice())}>
      {texts.game.nextPractice}
    </Button>
  );
}
