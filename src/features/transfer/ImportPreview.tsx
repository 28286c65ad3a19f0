import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../design/Button';
import { noticeBox, row } from '../../design/mixins';
import { importOutcome } from '../../texts/importOutcome';
import type { Texts } from '../../texts/texts';
import { useAllTexts } from '../../texts/useTexts';
import { selectMayBeLost } from '../storage/storageSlice';
import { confirmImport } from './importThunks';
import { selectImport, selectPreview } from './transferSelectors';
import { importDeclined, type ImportState } from './transferSlice';

const Box = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) => $isShown && noticeBox}
`;

const Decision = styled.div`
  ${row('10px 14px')}
  margin-top: 12px;
`;

function linesOf(
  texts: Texts['progress']['import'],
  state: ImportState,
  preview: ReturnType<typeof selectPreview>,
  mayBeLost: boolean,
): string[] {
  switch (state.step) {
    case 'waiting':
      return [];
    case 'declined':
      return [texts.declined];
    case 'refused':
      return [texts.refused[state.reason]];
    case 'imported':
      return [texts.imported(state.count), ...(mayBeLost ? [texts.notStored] : [])];
    case 'previewed':
      return preview?.hasNews ? importOutcome(preview.counts, texts.outcome) : [texts.nothingNew];
  }
}

/** What an import would do or has done, with its confirmation. */
export function ImportPreview() {
  const { import: texts } = useAllTexts().progress;
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectImport);
  const preview = useAppSelector(selectPreview);
  const mayBeLost = useAppSelector(selectMayBeLost);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.step !== 'waiting') box.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  const decide = (decision: () => void) => () => {
    decision();
    // The button unmounts: move the focus.
    box.current?.focus();
  };
  return (
    <Box
      ref={box}
      role="group"
      aria-label={texts.heading}
      tabIndex={-1}
      $isShown={state.step !== 'waiting'}
    >
      <div role="status">
        {linesOf(texts, state, preview, mayBeLost).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {preview?.hasNews && (
        <Decision>
          <Button variant="main" onClick={decide(() => dispatch(confirmImport()))}>
            {texts.confirm}
          </Button>
          <Button variant="quiet" onClick={decide(() => dispatch(importDeclined()))}>
            {texts.decline}
          </Button>
        </Decision>
      )}
    </Box>
  );
}
