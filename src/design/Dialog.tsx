import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useStartTexts } from '../texts/useTexts';
import { Button } from './Button';
import { row } from './mixins';
import { breakpoints, color } from './tokens';

const Box = styled.dialog`
  width: min(560px, 100vw - 24px);
  max-width: none;
  max-height: min(720px, 100dvh - 24px);
  padding: 0;
  border: 2px solid ${color('ink')};
  background: ${color('surface')};
  color: ${color('ink')};

  @media ${breakpoints.shortColumns} {
    width: min(760px, 100vw - 24px);
  }

  &::backdrop {
    background: rgb(7 19 27 / 60%);
  }
`;

const INLINE_PADDING = 'clamp(12px, 4vw, 20px)';

const Head = styled.div`
  position: sticky;
  top: 0;
  ${row('0 16px')}
  justify-content: space-between;
  padding: 14px ${INLINE_PADDING} 10px;
  border-bottom: 2px solid ${color('ink')};
  background: ${color('surface')};
  hyphens: auto;

  @media ${breakpoints.short} {
    padding-block: 6px;
  }
`;

const Body = styled.div`
  padding: 16px ${INLINE_PADDING} 22px;

  p + p {
    margin-top: 0.8em;
  }
`;

/** Stays in view while the dialog scrolls. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  padding: 8px ${INLINE_PADDING} 16px;
  margin-top: -22px;
  background: ${color('surface')};
`;

/** A ref for the initial focus of a dialog: React sets no `autofocus` attribute. */
export const focusedOnOpen = (element: Element | null) => element?.setAttribute('autofocus', '');

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /**
   * Of one that opens by itself: its button, below, in place of “Close”. The title has the focus then, so that no
   * ring appears that no key has asked for, and a screen reader starts there.
   */
  readonly action?: string | undefined;
};

/** A modal dialog, open while rendered. Escape, its button and the backdrop call `onClose`. */
export function Dialog({ title, onClose, children, action }: Props) {
  const texts = useStartTexts();
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** The target of the last press. */
  const pressed = useRef<EventTarget>(null);

  // After the paint: the rules open by themselves on a first visit, and showing them lays out the page.
  useEffect(() => box.current?.showModal(), []);
  // Close before unmounting: the browser then restores the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    return () => dialog?.close();
  }, []);

  return (
    <Box
      ref={box}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers may close it without asking: reopen it, and let `onClose` decide. Ignore stale events of a
      // dialog that was reopened or removed.
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !currentTarget.isConnected) return;
        currentTarget.showModal();
        onClose();
      }}
      onPointerDown={({ target }) => (pressed.current = target)}
      // Clicks on the dialog itself are on its backdrop, unless a drag crossed its edge.
      onClick={({ target }) => {
        if (target === box.current && target === pressed.current) onClose();
      }}
    >
      <Head>
        <h2 id={titleId} tabIndex={-1} ref={action ? focusedOnOpen : undefined}>
          {title}
        </h2>
        {!action && (
          <Button variant="quiet" onClick={onClose}>
            {texts.game.menu.close}
          </Button>
        )}
      </Head>
      <Body>{children}</Body>
      {action && (
        <Foot>
          <Button variant="main" onClick={onClose}>
            {action}
          </Button>
        </Foot>
      )}
    </Box>
  );
}
