import { expect, it } from 'vitest';

import { forbiddenPackages } from '../../scripts/licences.mjs';

const forbidden = (entry: { license?: string; dev?: boolean; devOptional?: boolean }) =>
  forbiddenPackages({ packages: { '': { license: 'MIT' }, 'node_modules/it': entry } });

it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])(
  'the licence of a package may be %s',
  (license) => {
    expect(forbidden({ license })).toEqual([]);
  },
);

it.each(['GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-3.0-only', ''])(
  'it cannot be %j, not even for a tool, and the package is named',
  (license) => {
    expect(forbidden({ license })).toEqual([`node_modules/it: ${license}`]);
    expect(forbidden({ license, dev: true })).toEqual([`node_modules/it: ${license}`]);
  },
);

it('it cannot be missing, and weak copyleft is for tools only', () => {
  expect(forbidden({})).toEqual(['node_modules/it: no licence']);
  expect(forbidden({ license: 'MPL-2.0', dev: true })).toEqual([]);
  expect(forbidden({ license: 'MPL-2.0', devOptional: true })).toEqual([]);
  expect(forbidden({ license: 'MPL-2.0' })).toEqual(['node_modules/it: MPL-2.0']);
});
