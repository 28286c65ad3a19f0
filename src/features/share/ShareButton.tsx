import { useState } from 'react';
import { styled } from 'styled-components';

import { useAppSelector, useWorld } from '../../app/hooks';
import { MainButton } from '../../design/Button';
import { Dialog } from '../../design/Dialog';
import { color } from '../../design/tokens';
import { texts } from '../../texts/en';
import { selectShareText } from './shareSelectors';

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

/** Shares the round without spoilers; where a browser cannot, shows the text to be copied. */
export function ShareButton() {
  const textFor = useAppSelector(selectShareText);
  const { site, share } = useWorld();
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof share>> | null>(null);
  if (!textFor) return null;
  const text = textFor(site);
  return (
    <Row>
      <MainButton
        onClick={() => {
          setOutcome(null);
          void share(text).then(setOutcome);
        }}
      >
        {texts.share.action}
      </MainButton>
      <span role="status">{outcome === 'copied' && texts.share.copied}</span>
      {outcome === 'failed' && (
        <Dialog title={texts.share.byHand} onClose={() => setOutcome(null)}>
          <p>{texts.share.byHandNote}</p>
          <Text
            readOnly
            aria-label={texts.share.byHand}
            value={text}
            // Heeded by the dialog when it opens.
            ref={(element) => element?.setAttribute('autofocus', '')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Dialog>
      )}
    </Row>
  );
}
