import { type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { QuietButton } from '../design/Button';
import { noticeBox } from '../design/noticeBox';
import { selectOtherRound } from '../features/game/gameSelectors';
import { openOtherRound } from '../features/game/gameThunks';
import { applyRelease, selectRelease } from '../features/release/releaseSlice';
import { noticeDismissed, selectStorageError } from '../features/storage/storageSlice';
import { gameTexts } from '../texts/game';
import { texts } from '../texts/site';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  margin-top: 12px;
  ${noticeBox}
  padding-block: 8px;

  span {
    flex: 1 1 14em;
  }
`;

type NoticeProps = {
  readonly text: string;
  readonly action?: string;
  readonly onAction?: (clicks: number) => void;
};

const Notice = ({ text, action, onAction }: NoticeProps) => (
  <Line>
    <span>{text}</span>
    {action && <QuietButton onClick={({ detail }) => onAction?.(detail)}>{action}</QuietButton>}
  </Line>
);

/** Screen readers announce what comes into an element that is there before: hence one around each. */
const Announced = ({ children }: { readonly children: ReactNode }) => (
  <div role="status">{children}</div>
);

/** Lines above the content: what the player should know, and what can be done about it. */
export function Notices() {
  const dispatch = useAppDispatch();
  const storageError = useAppSelector(selectStorageError);
  const release = useAppSelector(selectRelease);
  return (
    <Announced>
      {storageError && (
        <Notice
          text={texts.storage[storageError]}
          action={texts.storage.dismiss}
          onAction={() => dispatch(noticeDismissed())}
        />
      )}
      {release !== 'current' && (
        <Notice
          text={texts.release[release]}
          action={texts.release.apply}
          onAction={() => dispatch(applyRelease())}
        />
      )}
    </Announced>
  );
}

/** The same for the board: another round that is open. */
export function BoardNotices({ offersOther }: { readonly offersOther: boolean }) {
  const dispatch = useAppDispatch();
  const other = useAppSelector(selectOtherRound);
  return (
    <Announced>
      {offersOther && other && (
        <Notice
          key={other.id}
          {...gameTexts.notice[other.kind]}
          // The second click of a double click would hit the way back.
          onAction={(clicks) => clicks < 2 && dispatch(openOtherRound())}
        />
      )}
    </Announced>
  );
}
