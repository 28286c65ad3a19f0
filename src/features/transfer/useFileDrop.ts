import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Takes files that are dropped on an element. Elsewhere on the page only text can be dropped, into a field: a
 * browser opens anything else, and leaves the game.
 */
export function useFileDrop(zone: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listener = (event: DragEvent) => {
      const { dataTransfer, target, type } = event;
      if (!dataTransfer || !(target instanceof Node)) return;
      const hasFile = dataTransfer.types.includes('Files');
      if (!hasFile && target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      const isTaken = hasFile && zone.current?.contains(target) === true;
      dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
      const files = [...dataTransfer.files];
      if (type === 'drop' && isTaken && files.length > 0) take(files);
    };
    const controller = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      addEventListener(type, listener, { signal: controller.signal });
    return () => controller.abort();
  }, [zone]);
}
