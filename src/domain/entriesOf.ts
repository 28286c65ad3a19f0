/** The entries of a record, keys typed as such: `Object.entries` makes plain strings of them. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];
