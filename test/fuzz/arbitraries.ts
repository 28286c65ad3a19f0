import fc from 'fast-check';

/** The number of random inputs of each test: few in `npm test`, many in `npm run fuzz`. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 100);

export const evilKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '');
export const hugeNumber = fc.constantFrom(1e308, -1e308, 1e21, 2 ** 53, -0, 0.1, 9.9e15);

/** Any JSON, deep and wide, with names and numbers that break careless code. */
export const jsonWith = (aKey: fc.Arbitrary<string>) =>
  fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'large', withCrossShrink: true },
      fc.jsonValue({ maxDepth: 4 }),
      hugeNumber,
      fc.array(tie('node'), { maxLength: 5 }),
      fc.dictionary(fc.oneof(fc.string(), evilKey, aKey), tie('node'), { maxKeys: 5 }),
    ),
  })).node;

/** A text with some characters changed, removed or inserted. */
export const mutated = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 3 }), fc.nat(3))))
    .map(([whole, changes]) =>
      changes.reduce((so, [at, put, cut]) => {
        const index = at % (so.length + 1);
        return so.slice(0, index) + put + so.slice(index + cut);
      }, whole),
    );

/** JSON nested far too deeply. */
export const aDeepText = fc.nat(20_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth));

/** What all objects would inherit from a polluted prototype. */
export const pollution = () => [
  ({} as Record<string, unknown>).polluted,
  ...Object.keys(Object.prototype),
];
