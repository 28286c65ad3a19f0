import { useRef } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useWorld } from '../../app/hooks';
import { quietAction, QuietButton } from '../../design/Button';
import { Quiet } from '../../design/Quiet';
import { color } from '../../design/tokens';
import { MAX_EXPORT_SIZE } from '../../domain/progress';
import { progressTexts } from '../../texts/progress';
import { offerProgress } from './bringIn';
import { ImportOutcome } from './ImportOutcome';
import { progressRefused } from './progressSlice';

const texts = progressTexts.bring;

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
  input::file-selector-button {
    ${quietAction}
    margin-right: 14px;
  }
`;

/** Brings in progress from a file or a code, after showing what it will do. */
export function BringIn() {
  const dispatch = useAppDispatch();
  const { unpackProgress } = useWorld();
  const code = useRef<HTMLTextAreaElement>(null);

  const read = async (input: string) => {
    const unpacked = await unpackProgress(input);
    dispatch(
      'refusal' in unpacked ? progressRefused(unpacked.refusal) : offerProgress(unpacked.text),
    );
  };
  const readFile = (file: File) => {
    if (file.size > MAX_EXPORT_SIZE) dispatch(progressRefused('oversized'));
    else void file.text().then(read, () => dispatch(progressRefused('damaged')));
  };

  return (
    <>
      <Quiet>{texts.note}</Quiet>
      <Field>
        {texts.file}
        <input
          type="file"
          accept=".json,.txt"
          // Otherwise the same file, mended, could not be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ currentTarget: { files } }) => files?.[0] && readFile(files[0])}
        />
      </Field>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.current) void read(code.current.value);
        }}
      >
        <Field>
          {texts.code}
          <textarea ref={code} required autoComplete="off" spellCheck={false} />
        </Field>
        <QuietButton>{texts.look}</QuietButton>
      </form>
      <ImportOutcome />
    </>
  );
}
