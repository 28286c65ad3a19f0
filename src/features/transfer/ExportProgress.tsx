import { useEffect } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../design/Button';
import { CopyButton } from '../../design/CopyButton';
import { row } from '../../design/mixins';
import { MutedText } from '../../design/MutedText';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { selectToday } from '../game/gameSelectors';
import { selectExportState } from './exportSlice';
import { packCode } from './exportThunks';
import { selectExport } from './transferSelectors';

const Actions = styled.div`
  ${row('10px 14px')}
`;

/** Joins the row of `Actions`. The confirmation has room of its own below: nothing moves when it appears. */
const Copy = styled.div<{ $isPacked: boolean }>`
  visibility: ${({ $isPacked }) => ($isPacked ? 'visible' : 'hidden')};

  display: contents;

  [role='status'] {
    position: static;
    flex-basis: 100%;
    min-height: 1.5rem;
    margin-top: -6px;
  }
`;

function CopyCode() {
  const { export: texts } = useTexts().progress;
  const { copy } = useServices();
  const state = useAppSelector(selectExportState);
  if (state.step === 'unavailable') return null;
  const code = state.step === 'packed' ? state.code : '';
  return (
    // Keeps its room until the code is packed.
    <Copy $isPacked={state.step === 'packed'}>
      <CopyButton key={code} variant="quiet" label={texts.copy} text={() => code} copy={copy} />
    </Copy>
  );
}

export function ExportProgress() {
  const { export: texts } = useTexts().progress;
  const { saveFile } = useServices();
  const today = useAppSelector(selectToday);
  const text = useAppSelector(selectExport);
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(packCode()), [dispatch, text]);
  if (!today || text === null) return null;
  return (
    <>
      <MutedText>{texts.note}</MutedText>
      <Actions>
        <Button variant="main" onClick={() => saveFile(texts.fileName(today), text)}>
          {texts.save}
        </Button>
        <CopyCode />
      </Actions>
    </>
  );
}
