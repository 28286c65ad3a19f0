import { type RefObject, useEffect, useRef } from 'react';

import { TITLE } from '../../../design/PageHeading';
import { useAppSelector, useServices } from '../../../store/hooks';
import { selectDialog } from '../../ui/dialogSlice';

/**
 * Focuses the input, unless that would open an on-screen keyboard: when the page loads and when "How to play"
 * closes. After a navigation the title has the focus, and passes letters on.
 */
export function useInputFocus(input: RefObject<HTMLInputElement | null>, isReady: boolean) {
  const { hasFinePointer } = useServices();
  const dialog = useAppSelector((state) => selectDialog(state, true));
  const lastDialog = useRef(dialog);

  useEffect(() => {
    const isFree = document.activeElement === document.body || lastDialog.current === 'help';
    lastDialog.current = dialog;
    if (isReady && dialog === null && isFree && hasFinePointer()) {
      input.current?.focus({ preventScroll: true });
    }
  }, [input, isReady, dialog, hasFinePointer]);

  useEffect(() => {
    const title = document.getElementById(TITLE);
    const passOn = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isLetter = /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey;
      if (isLetter) input.current?.focus({ preventScroll: true });
    };
    title?.addEventListener('keydown', passOn);
    return () => title?.removeEventListener('keydown', passOn);
  }, [input]);
}
