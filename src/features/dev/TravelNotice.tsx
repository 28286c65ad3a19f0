import { styled } from 'styled-components';

import { useAppStore } from '../../app/hooks';
import { Button } from '../../design/Button';
import { noticeBox } from '../../design/noticeBox';
import { focusHeading } from '../../design/PageHeading';
import { color } from '../../design/tokens';
import { devTexts } from '../../texts/dev';
import { continueFromHere, returnToPresent, type Travel } from './travel';

const Overlay = styled.div`
  position: fixed;
  inset: auto 8px max(8px, env(safe-area-inset-bottom));
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  width: fit-content;
  margin-inline: auto;
  ${noticeBox}
  padding: 8px 10px;
  outline: 2px solid ${color('ink')};
  color: ${color('ink')};
`;

/** What DevTools does to the page and, in the past, the two ways on. */
export function TravelNotice({ travel }: { readonly travel: Travel }) {
  const store = useAppStore();
  const leave = (way: (store: object) => void) => () => {
    way(store);
    // The button goes with the past.
    focusHeading();
  };
  const { goOn, back } = devTexts.travel;
  return (
    <Overlay lang="en" dir="ltr">
      {devTexts.travel[travel]}
      {travel === 'past' && (
        <>
          <Button variant="quiet" onClick={leave(continueFromHere)}>
            {goOn}
          </Button>
          <Button variant="quiet" onClick={leave(returnToPresent)}>
            {back}
          </Button>
        </>
      )}
    </Overlay>
  );
}
