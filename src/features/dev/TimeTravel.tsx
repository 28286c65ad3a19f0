import { styled } from 'styled-components';

import { fixedBar } from '../../design/bottomBar';
import { Button } from '../../design/Button';
import { noticeBox, row } from '../../design/mixins';
import { color } from '../../design/tokens';
import { returnToPresent } from '../../lib/timeTravel';
import { useAppStore, useIsFrozen } from '../../store/hooks';
import { devTexts } from '../../texts/dev';

const Overlay = styled.div`
  position: fixed;
  inset: auto 8px max(8px, env(safe-area-inset-bottom));
  z-index: 3;
  ${row('6px 8px')}
  width: fit-content;
  margin-inline: auto;
  ${noticeBox}
  padding: 8px 10px;
  outline: 2px solid ${color('ink')};
  color: ${color('ink')};
`;

/** A notice over the page, without layout shift, while DevTools has frozen it. */
export function TimeTravel() {
  const store = useAppStore();
  const isFrozen = useIsFrozen();
  return (
    <div role="status">
      {isFrozen && (
        <Overlay ref={fixedBar} lang="en" dir="ltr">
          <span>{devTexts.travel.notice}</span>
          <Button variant="quiet" onClick={() => returnToPresent(store)}>
            {devTexts.travel.back}
          </Button>
        </Overlay>
      )}
    </div>
  );
}
