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

  /* Room for the status, so that nothing moves when it appears. */
  padding-bottom: calc(10px + 1.5rem);

  &:has([role='status']:not(:empty)) {
    padding-bottom: 0;
  }
  [role='status'] {
    flex: 100%;
  }
`;

/** Keeps its room until the code is packed. Its parts join the row. */
const Copy = styled.div<{ $isPacked: boolean }>`
  display: contents;
  visibility: ${({ $isPacked }) => ($isPacked ? 'visible' : 'hidden')};
`;

export function ExportProgress() {
  const { export: texts } = useTexts().progress;
  const { copy, saveFile } = useServices();
  const today = useAppSelector(selectToday);
  const text = useAppSelector(selectExport);
  const state = useAppSelector(selectExportState);
  const code = state.step === 'packed' ? state.code : '';
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
        {state.step !== 'unavailable' && (
          <Copy $isPacked={state.step === 'packed'}>
            <CopyButton
              key={code}
              variant="quiet"
              label={texts.copy}
              text={() => code}
              copy={copy}
            />
          </Copy>
        )}
      </Actions>
    </>
  );
}
