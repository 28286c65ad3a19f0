import { useEffect, useState } from 'react';

import { useWorld } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { Quiet } from '../../design/Quiet';
import { progressTexts } from '../../texts/progress';

const texts = progressTexts.setAside;

/** Hands out what was damaged and set aside; nothing where nothing was. */
export function SetAside() {
  const { readSetAside, saveFile } = useWorld();
  const [damaged, setDamaged] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isCurrent = true;
    // Where storage is denied, there is nothing to hand out.
    void readSetAside().then(
      (found) => isCurrent && setDamaged(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [readSetAside]);

  if (Object.keys(damaged).length === 0) return null;
  return (
    <section>
      <h2>{texts.heading}</h2>
      <Quiet>{texts.note}</Quiet>
      <QuietButton onClick={() => saveFile(texts.fileName, JSON.stringify(damaged, null, 2))}>
        {texts.save}
      </QuietButton>
    </section>
  );
}
