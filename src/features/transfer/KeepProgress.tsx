import { useState } from 'react';

import { useServices } from '../../app/hooks';
import { Button } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { useAllTexts } from '../../texts/useTexts';

/** Asks the browser to persist the storage, on click, because Firefox prompts the player. */
export function KeepProgress() {
  const { keep: texts } = useAllTexts().progress;
  const { persistStorage } = useServices();
  const [isKept, setIsKept] = useState<boolean | null>(null);
  return (
    <>
      <MutedText>{texts.note}</MutedText>
      <Button variant="quiet" onClick={() => void persistStorage().then(setIsKept)}>
        {texts.ask}
      </Button>
      <p role="status">{isKept !== null && (isKept ? texts.kept : texts.refused)}</p>
    </>
  );
}
