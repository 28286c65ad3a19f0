import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../design/Button';
import { CopyButton } from '../../design/CopyButton';
import { row } from '../../design/mixins';
import { MutedText } from '../../design/MutedText';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { selectToday } from '../game/gameSelectors';
import { selectExport } from './transferSelectors';

const Actions = styled.div`
  ${row('10px 14px')}
`;

/** Joins the row of `Actions`. The confirmation has room of its own below: nothing moves when it appears. */
const Copy = styled.div<{ $isPacked: boolean }>`
  visibility: ${({ $isPacked }) => ($isPacked ? 'visible' : 'hidden')};

  &,
  > div {
    display: contents;
  }
  [role='status'] {
    flex-basis: 100%;
    min-height: 1.5rem;
    margin-top: -6px;
  }
`;

/** Copies an export as a code, packed in advance: Safari allows copying only within the click. */
function CopyCode({ text }: { readonly text: string }) {
  const { export: texts } = useTexts().progress;
  const { packExport, copy } = useServices();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    // Saving a file still works.
    packExport(text).then(setCode, () => setCode(''));
  }, [text, packExport]);
  if (code === '') return null;
  return (
    // Keeps its room until the code is packed.
    <Copy $isPacked={code !== null}>
      <CopyButton variant="quiet" label={texts.copy} text={() => code ?? ''} copy={copy} />
    </Copy>
  );
}

export function ExportProgress() {
  const { export: texts } = useTexts().progress;
  const { saveFile } = useServices();
  const today = useAppSelector(selectToday);
  const text = useAppSelector(selectExport);
  if (!today || text === null) return null;
  return (
    <>
      <MutedText>{texts.note}</MutedText>
      <Actions>
        <Button variant="main" onClick={() => saveFile(texts.fileName(today), text)}>
          {texts.save}
        </Button>
        <CopyCode key={text} text={text} />
      </Actions>
    </>
  );
}
