import { roundEntries } from '../../src/domain/rounds';
import {
  boardText,
  roundText,
  settingsText,
  type StoredState,
} from '../../src/store/persistence/storageFormat';

/** What is stored, as texts by their keys. */
export const storedTexts = ({ rounds = {}, board, settings }: Partial<StoredState>) =>
  new Map([
    ...roundEntries(rounds).map((entry) => roundText(...entry)),
    ...(board ? [boardText(board)] : []),
    ...(settings ? [settingsText(settings)] : []),
  ]);
