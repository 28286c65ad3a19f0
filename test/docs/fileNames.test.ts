import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

const EXTENSION = /\.[cm]?[jt]sx?$/;

const modulesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .filter((path) => EXTENSION.test(path))
    .map((path) => path.replace(EXTENSION, ''));

/** The names of which another differs in upper and lower case alone. */
const clashesOf = (names: readonly string[]) =>
  names.filter((name) =>
    names.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
  );

it.each(['src', 'scripts', 'test'])(
  'in no folder of %s do two modules differ in case alone, for some disks do not tell them apart',
  (folder) => {
    expect(clashesOf(modulesOf(folder))).toEqual([]);
  },
);

it('“BringIn.tsx” and “bringIn.ts” would be such modules', () => {
  expect(clashesOf(['a/BringIn', 'a/bringIn', 'b/bringIn'])).toEqual(['a/BringIn', 'a/bringIn']);
});
