import { EMPTY, formatState, type StoredState } from '../../src/app/storedState';

/** What is stored, as texts by their keys. */
export const storedTexts = (state: Partial<StoredState>) =>
  new Map([...formatState({ ...EMPTY, ...state })].map(([key, text]) => [key, text ?? '']));
