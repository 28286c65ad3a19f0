import { useEffect } from 'react';

function stopRepeat(event: KeyboardEvent) {
  if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Lets Enter decide once, however long it is held: a repeat would decide on what the first brought up. */
export function useSingleEnter() {
  useEffect(() => {
    document.addEventListener('keydown', stopRepeat, true);
    return () => document.removeEventListener('keydown', stopRepeat, true);
  }, []);
}
