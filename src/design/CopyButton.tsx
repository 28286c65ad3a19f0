import { useState } from 'react';
import { styled } from 'styled-components';

import type { ShareOutcome } from '../app/services';
import { useTexts } from '../texts/useTexts';
import { Button, type ButtonVariant } from './Button';
import { Dialog } from './Dialog';
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

type Props = {
  readonly variant: ButtonVariant;
  readonly label: string;
  /** Called on click. */
  readonly text: () => string;
  /** Copies or shares the text. */
  readonly copy: (text: string) => Promise<ShareOutcome>;
};

/** Copies or shares a text and confirms it: another text needs another key. If the browser refuses, shows the text to copy by hand. */
export function CopyButton({ variant, label, text, copy }: Props) {
  const texts = useTexts();
  const [copied, setCopied] = useState<{ text: string; outcome: ShareOutcome } | null>(null);

  const handleClick = async () => {
    setCopied(null);
    const made = text();
    setCopied({ text: made, outcome: await copy(made) });
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
            // The dialog focuses it when it opens.
            ref={(element) => element?.setAttribute('autofocus', '')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Dialog>
      )}
    </Row>
  );
}
