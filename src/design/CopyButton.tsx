import { useState } from 'react';
import { styled } from 'styled-components';

import { useStartTexts } from '../texts/useTexts';
import { Button, type ButtonVariant } from './Button';
import { Dialog, focusedOnOpen } from './Dialog';
import { row } from './mixins';
import { color } from './tokens';

const Row = styled.div`
  ${row('4px 14px')}
`;

const Text = styled.textarea`
  width: 100%;
  min-height: 12em;
  margin-top: 12px;
  border: 2px solid ${color('ink')};
  background: ${color('ground')};
  color: ${color('ink')};
  font: inherit;
`;

/** `cancelled` by the player in the share sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

type Props = {
  readonly variant: ButtonVariant;
  readonly label: string;
  readonly text: () => string;
  readonly copy: (text: string) => Promise<ShareOutcome>;
};

/** Some browsers never answer. */
const PATIENCE_MS = 3_000;

/**
 * Copies or shares a text and confirms it. If the browser refuses or does not answer, shows the text to copy
 * by hand. Give another text another key.
 */
export function CopyButton({ variant, label, text, copy }: Props) {
  const texts = useStartTexts();
  const [copied, setCopied] = useState<{ text: string; outcome: ShareOutcome } | null>(null);

  const handleClick = async () => {
    setCopied(null);
    const made = text();
    const show = (outcome: ShareOutcome) => setCopied({ text: made, outcome });
    const timer = setInterval(() => {
      // The share sheet may stay open, with the focus, as long as the player likes.
      if (!document.hasFocus()) return;
      clearInterval(timer);
      show('failed');
    }, PATIENCE_MS);
    const outcome = await copy(made);
    clearInterval(timer);
    show(outcome);
  };
  return (
    <Row>
      <Button variant={variant} onClick={() => void handleClick()}>
        {label}
      </Button>
      <span role="status">{copied?.outcome === 'copied' && texts.copying.copied}</span>
      {copied?.outcome === 'failed' && (
        <Dialog title={texts.copying.byHand} onClose={() => setCopied(null)}>
          <p>{texts.copying.byHandNote}</p>
          <Text
            readOnly
            aria-label={texts.copying.byHand}
            value={copied.text}
            ref={focusedOnOpen}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Dialog>
      )}
    </Row>
  );
}
