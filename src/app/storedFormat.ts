/** The version of what is stored. A change of its shape is a new one, with a step to it below. */
const STORED_VERSION = 2;

export type StoredFields = Readonly<Record<string, unknown>>;

/** What a stored text turned out to be. */
export type Decoded =
  | { readonly kind: 'fields'; readonly fields: StoredFields }
  | { readonly kind: 'damaged' }
  /** Written by a later release, which alone knows how to read it. */
  | { readonly kind: 'newer' };

const isObject = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By the version that they start from, the steps to the next. They throw on what is damaged. */
const STEPS: Readonly<Record<number, (fields: StoredFields) => StoredFields>> = {
  // redux-persist's own format: the fields are JSON texts in a JSON text.
  1: (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.parse(String(value)) as unknown]),
    ),
};

/** The version of stored fields. The first one had it in redux-persist's `_persist`. */
function versionOf({ version, _persist }: StoredFields): number | null {
  if (typeof version === 'number') return version;
  return typeof _persist === 'string' ? 1 : null;
}

/** Reads a stored text of any version up to this one's; never throws. */
export function decodeStored(text: string): Decoded {
  try {
    const stored: unknown = JSON.parse(text);
    const version = isObject(stored) ? versionOf(stored) : null;
    if (!isObject(stored) || version === null) return { kind: 'damaged' };
    if (version > STORED_VERSION) return { kind: 'newer' };
    let fields = stored;
    for (let from = version; from < STORED_VERSION; from += 1) {
      const step = STEPS[from];
      if (!step) return { kind: 'damaged' };
      fields = step(fields);
    }
    return { kind: 'fields', fields };
  } catch {
    return { kind: 'damaged' };
  }
}

/** The text under which fields are stored. */
export const encodeStored = (fields: StoredFields): string =>
  JSON.stringify({ version: STORED_VERSION, ...fields });
