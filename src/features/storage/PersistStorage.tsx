import { useState } from 'react';

import { Button } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

/** Asks on click, because Firefox prompts the player. */
export function PersistStorage() {
  const { persist: texts } = useTexts().progress;
  const { persistStorage } = useServices();
  const [isPersisted, setIsPersisted] = useState<boolean | null>(null);
  return (
    <>
      <MutedText>{texts.note}</MutedText>
      <Button variant="quiet" onClick={() => void persistStorage().then(setIsPersisted)}>
        {texts.ask}
      </Button>
      <p role="status">{isPersisted !== null && (isPersisted ? texts.granted : texts.refused)}</p>
    </>
  );
}
