import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { Button, quietAction } from '../../design/Button';
import { noticeBox, row, visuallyHidden } from '../../design/mixins';
import { MutedText } from '../../design/MutedText';
import { color } from '../../design/tokens';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { importOutcome } from '../../texts/importOutcome';
import { useTexts } from '../../texts/useTexts';
import { selectMayBeLost } from '../storage/storageErrorsSlice';
import { importDeclined } from './importSlice';
import { confirmImport, previewImport } from './importThunks';
import { selectImport, selectPreview } from './transferSelectors';

const Field = styled.label`
  display: block;
  font-weight: 700;
`;

const FileField = styled(Field)`
  position: relative;
  width: fit-content;
`;

const FileInput = styled.input`
  ${visuallyHidden}

  &:focus-visible + span {
    outline: 3px solid ${color('action')};
    outline-offset: 2px;
  }
`;

/** The browser's own button would be in the browser's language. */
const ChooseFile = styled.span`
  ${quietAction}
  display: block;
  margin-top: 6px;
  cursor: pointer;
`;

const Code = styled.textarea`
  display: block;
  width: 100%;
  min-height: 6em;
  margin-top: 6px;
  padding: 8px 10px;
  border: 2px solid ${color('ink')};
  border-radius: 0;
  background: ${color('surface')};
  color: ${color('ink')};
  font: inherit;
  font-weight: 400;
  overflow-wrap: anywhere;
  resize: vertical;
`;

const Box = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) => $isShown && noticeBox}
`;

const Decision = styled.div`
  ${row('10px 14px')}
  margin-top: 12px;
`;

export function ImportProgress() {
  const { import: texts } = useTexts().progress;
  const dispatch = useAppDispatch();
  const code = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <MutedText>{texts.note}</MutedText>
      <FileField>
        <span>{texts.file}</span>
        <FileInput
          type="file"
          multiple
          accept=".json,.txt"
          // Lets the same file be chosen again after a change.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ currentTarget: { files } }) => {
            if (files?.length) void dispatch(previewImport(...files));
          }}
        />
        <ChooseFile>{texts.choose}</ChooseFile>
      </FileField>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.current) void dispatch(previewImport(code.current.value));
        }}
      >
        <Field>
          <span>{texts.code}</span>
          <Code ref={code} required autoComplete="off" spellCheck={false} />
        </Field>
        <Button variant="quiet">{texts.preview}</Button>
      </form>
    </>
  );
}

export function ImportPreview() {
  const { import: texts } = useTexts().progress;
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectImport);
  const { countries } = useServices();
  const preview = useAppSelector((state) => selectPreview(state, countries));
  const mayBeLost = useAppSelector(selectMayBeLost);
  const box = useRef<HTMLDivElement>(null);
  const isShown = state.step !== 'waiting';

  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, state]);

  const lines = () => {
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
  };
  const decide = (decision: () => void) => () => {
    decision();
    // The button unmounts: move the focus.
    box.current?.focus();
  };
  return (
    <Box ref={box} role="group" aria-label={texts.heading} tabIndex={-1} $isShown={isShown}>
      <div role="status">
        {lines().map((line) => (
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
