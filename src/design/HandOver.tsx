import { type ElementType, useState } from 'react';
import { styled } from 'styled-components';

import type { ShareOutcome } from '../app/share';
import { roundEndTexts } from '../texts/roundEnd';
import { Dialog } from './Dialog';
import { color } from './tokens';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
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
  readonly button: ElementType<{ readonly onClick: () => void }>;
  readonly label: string;
  /** The text, made when it is asked for. */
  readonly text: () => string;
  readonly hand: (text: string) => Promise<ShareOutcome>;
};

/** Hands a text over and says so; where a browser cannot, shows the text to be copied. */
export function HandOver({ button: Button, label, text, hand }: Props) {
  const [handed, setHanded] = useState<{ text: string; outcome: ShareOutcome } | null>(null);

  const handOver = async () => {
    setHanded(null);
    const made = text();
    setHanded({ text: made, outcome: await hand(made) });
  };
  return (
    <Row>
      <Button onClick={() => void handOver()}>{label}</Button>
      <span role="status">{handed?.outcome === 'copied' && roundEndTexts.share.copied}</span>
      {handed?.outcome === 'failed' && (
        <Dialog title={roundEndTexts.share.byHand} onClose={() => setHanded(null)}>
          <p>{roundEndTexts.share.byHandNote}</p>
          <Text
            readOnly
            aria-label={roundEndTexts.share.byHand}
            value={handed.text}
            // Heeded by the dialog when it opens.
            ref={(element) => element?.setAttribute('autofocus', '')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Dialog>
      )}
    </Row>
  );
}
