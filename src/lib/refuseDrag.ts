import type { DragEvent } from 'react';

/** Handles `dragstart` where a drag moves something else than the selected text or the picture under the pointer. */
export const refuseDrag = (event: DragEvent) => event.preventDefault();
