import { useRef } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch } from '../../app/hooks';
import { Button, quietAction } from '../../design/Button';
import { MutedText } from '../../design/MutedText';
import { color } from '../../design/tokens';
import { useAllTexts } from '../../texts/useTexts';
import { previewCode, previewFile } from './importThunks';

const Field = styled.label`
  display: block;
  font-weight: 700;

  input,
  textarea {
    display: block;
    width: 100%;
    margin-top: 6px;
    color: ${color('ink')};
    font: inherit;
    font-weight: 400;
  }
  textarea {
    min-height: 6em;
    padding: 8px 10px;
    border: 2px solid ${color('ink')};
    border-radius: 0;
    background: ${color('surface')};
    overflow-wrap: anywhere;
    resize: vertical;
  }
  /* A border spaces the file's name: WebKit puts it 4 px from the button, whatever the margin. */
  input::file-selector-button {
    ${quietAction}
    margin: 0;
    margin-inline-end: 4px;
    border: solid transparent;
    border-width: 0;
    border-inline-end-width: 10px;
    box-shadow: inset 0 0 0 2px ${color('ink')};

    &,
    &:hover {
      background-clip: padding-box;
    }
  }
`;

/** Imports progress from a file or a code, after a preview. */
export function ImportProgress() {
  const { import: texts } = useAllTexts().progress;
  const dispatch = useAppDispatch();
  const code = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <MutedText>{texts.note}</MutedText>
      <Field>
        {texts.file}
        <input
          type="file"
          accept=".json,.txt"
          // So that a file can be chosen again after it has changed.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ currentTarget: { files } }) => {
            if (files?.[0]) void dispatch(previewFile(files[0]));
          }}
        />
      </Field>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.current) void dispatch(previewCode(code.current.value));
        }}
      >
        <Field>
          {texts.code}
          <textarea ref={code} required autoComplete="off" spellCheck={false} />
        </Field>
        <Button variant="quiet">{texts.preview}</Button>
      </form>
    </>
  );
}
