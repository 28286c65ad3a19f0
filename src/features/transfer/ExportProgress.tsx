import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../../app/hooks';
import { Button } from '../../design/Button';
import { CopyButton } from '../../design/CopyButton';
import { row } from '../../design/mixins';
import { MutedText } from '../../design/MutedText';
import { useAllTexts } from '../../texts/useTexts';
import { selectToday } from '../game/gameSelectors';
import { selectExport } from './transferSelectors';

const Actions = styled.div`
  ${row('10px 14px')}
`;

/** The code, made in advance: Safari allows copying only within the click. */
function useCode(text: string | null) {
  const { packProgress } = useServices();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let isCurrent = true;
    // The file remains.
    packProgress(text).then(
      (made) => isCurrent && setCode(made),
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setCode(null);
    };
  }, [text, packProgress]);
  return code;
}

/** The player's progress as a file or a code. */
export function ExportProgress() {
  const { export: texts } = useAllTexts().progress;
  const { saveFile, copy } = useServices();
  const today = useAppSelector(selectToday);
  const text = useAppSelector(selectExport);
  const code = useCode(text);
  if (!today || text === null) return <p>{texts.nothing}</p>;
  return (
    <>
      <Actions>
        <Button variant="main" onClick={() => saveFile(texts.fileName(today), text)}>
          {texts.save}
        </Button>
        {code && <CopyButton variant="quiet" label={texts.copy} text={() => code} copy={copy} />}
      </Actions>
      <MutedText>{texts.note}</MutedText>
    </>
  );
}
