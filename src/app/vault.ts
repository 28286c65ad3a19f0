import type { StorageTrouble } from '../features/storage/storageSlice';
import type { AsyncStorage } from './storage';
import { decodeStored, encodeStored, type StoredFields } from './storedFormat';
import type { Parsed } from './storedState';

/** A storage that has not answered by then never will, in milliseconds. */
export const STORAGE_TIMEOUT_MS = 3_000;
/** How many damaged texts are set aside under each key before the last is replaced. */
const MOST_SET_ASIDE = 3;

type Parsers = Readonly<Record<string, (fields: StoredFields) => Promise<Parsed<object>>>>;
type StateOf<Parse> = Parse extends (fields: StoredFields) => Promise<Parsed<infer State>>
  ? Partial<State>
  : never;

type VaultOptions<P> = {
  readonly storage: AsyncStorage;
  /** By storage key, what lets stored fields into the state. */
  readonly parsers: P;
  readonly onTrouble: (trouble: StorageTrouble) => void;
};

/** The keys beside one, under which damaged texts are set aside. */
const keysBeside = (key: string) =>
  Array.from({ length: MOST_SET_ASIDE }, (_, index) => `${key}:damaged-${index + 1}`);

/**
 * The damaged texts that were set aside from under these keys, by the keys that they are under now.
 * Rejects where the storage cannot be read.
 */
export async function readSetAside(
  storage: AsyncStorage,
  keys: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const beside of keys.flatMap(keysBeside)) {
    const text = await storage.getItem(beside);
    if (text !== null) texts[beside] = text;
  }
  return texts;
}

function answerOf<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), STORAGE_TIMEOUT_MS);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The one owner of what is stored: reads every text through a parser, writes none over what it could
 * not read, and tells of troubles instead of throwing. A key that was written by a later release or
 * could not be read is never written to: what is under it is not ours to lose.
 */
export function makeVault<P extends Parsers>({ storage, parsers, onTrouble }: VaultOptions<P>) {
  const closed = new Set<string>();
  /** By key, the text that was last read or written. */
  const known = new Map<string, string | null>();

  /** Copies a damaged text to a key beside its own. */
  async function setAside(key: string, text: string) {
    const taken = await readSetAside(storage, [key]);
    if (Object.values(taken).includes(text)) return;
    const beside = keysBeside(key);
    const free = beside.find((name) => !(name in taken)) ?? beside.at(-1);
    if (free) await storage.setItem(free, text);
  }

  async function open(key: string, text: string) {
    const decoded = decodeStored(text);
    const parsed = decoded.kind === 'fields' ? await parsers[key]?.(decoded.fields) : undefined;
    if (decoded.kind === 'newer') {
      closed.add(key);
      onTrouble('newer');
    } else if (!parsed?.isWhole) {
      onTrouble('damaged');
      await setAside(key, text);
    }
    return parsed?.state ?? null;
  }

  /** The state stored under a key as far as it is sound, or null. Never rejects. */
  async function read<Key extends keyof P & string>(key: Key): Promise<StateOf<P[Key]> | null> {
    try {
      const text = await answerOf(storage.getItem(key));
      known.set(key, text);
      return text === null ? null : ((await open(key, text)) as StateOf<P[Key]> | null);
    } catch {
      closed.add(key);
      onTrouble('unavailable');
      return null;
    }
  }

  return {
    read,

    /**
     * The state under a key if something else was written there, or all was cleared, since it was
     * last known; else null.
     */
    async readNews<Key extends keyof P & string>(key: Key) {
      if (closed.has(key)) return null;
      const text = await answerOf(storage.getItem(key)).catch(() => undefined);
      if (text === undefined || text === known.get(key)) return null;
      return { state: await read(key) };
    },

    /** Stores a state under a key. Never rejects. */
    async write(key: string, state: StoredFields): Promise<void> {
      if (closed.has(key)) return;
      const text = encodeStored(state);
      if (text === known.get(key)) return;
      known.set(key, text);
      try {
        await storage.setItem(key, text);
      } catch {
        known.delete(key);
        onTrouble('full');
      }
    },
  };
}
export type Vault<P extends Parsers> = ReturnType<typeof makeVault<P>>;
