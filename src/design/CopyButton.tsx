import { styled } from 'styled-components';

import { useStartTexts } from '../texts/useTexts';
import { Button, type ButtonVariant } from './Button';
import { Dialog, focusedOnOpen } from './Dialog';
import { Status } from './Status';
import { color } from './tokens';
import { type ShareOutcome, useShare } from './useShare';

const Text = styled.textarea`
  width: 100%;
  min-height: 12em;
  margin-top: 12px;
  border: 2px solid ${color('ink')};
  background: ${color('ground')};
  color: ${color('ink')};
  font: inherit;
`;

type Props = {
  readonly variant: ButtonVariant;
  readonly label: string;
  readonly text: () => string;
  readonly copy: (text: string) => Promise<ShareOutcome>;
};

/**
 * Copies or shares a text and confirms it. If the browser refuses or does not answer, shows the text to copy
 * by hand. Give another text another key.
 */
export function CopyButton({ variant, label, text, copy }: Props) {
  const texts = useStartTexts();
  const { result, setResult, start } = useShare(text, copy);
  return (
    <>
      <Button variant={variant} onClick={() => void start()}>
        {label}
      </Button>
      <Status role="status">{result?.outcome === 'copied' && texts.copying.copied}</Status>
      {result?.outcome === 'failed' && (
        <Dialog title={texts.copying.byHand} onClose={() => setResult(null)}>
          <p>{texts.copying.byHandNote}</p>
          <Text
            readOnly
            aria-label={texts.copying.byHand}
            value={result.made}
            ref={focusedOnOpen}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Dialog>
      )}
    </>
  );
}
