import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

import { gameTexts } from '../texts/game';
import { QuietButton } from './Button';
import { color } from './tokens';

const Box = styled.dialog`
  width: min(560px, 100vw - 24px);
  max-height: min(720px, 100dvh - 24px);
  padding: 0;
  border: 2px solid ${color('ink')};
  background: ${color('surface')};
  color: ${color('ink')};

  &::backdrop {
    background: rgb(7 19 27 / 60%);
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 14px 20px 10px;
  border-bottom: 2px solid ${color('ink')};
  background: ${color('surface')};
`;

const Body = styled.div`
  padding: 16px 20px 22px;

  p + p {
    margin-top: 0.8em;
  }
`;

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog, open as long as it is rendered. Escape, its button or a click beside it close it. */
export function Dialog({ title, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = box.current;
    // StrictMode runs effects twice, and an open dialog must not be opened again.
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const close = () => box.current?.close();
  return (
    <Box
      ref={box}
      aria-labelledby={titleId}
      onClose={onClose}
      // The dialog itself is hit only beside its content: on the backdrop.
      onClick={({ target }) => target === box.current && close()}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <QuietButton onClick={close}>{gameTexts.menu.close}</QuietButton>
      </Head>
      <Body>{children}</Body>
    </Box>
  );
}
