import { expect, it } from 'vitest';

import { forbiddenPackages } from '../../scripts/licences.mjs';

const forbidden = (entry: { license?: string; dev?: boolean; devOptional?: boolean }) =>
  forbiddenPackages({ packages: { '': { license: 'MIT' }, 'node_modules/it': entry } });

it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('allows %s', (license) => {
  expect(forbidden({ license })).toEqual([]);
});

it.each(['GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-3.0-only', ''])(
  'forbids %j, even for a tool, and names the package',
  (license) => {
    expect(forbidden({ license })).toEqual([`node_modules/it: ${license}`]);
    expect(forbidden({ license, dev: true })).toEqual([`node_modules/it: ${license}`]);
  },
);

it('forbids a missing licence, and weak copyleft except for tools', () => {
  expect(forbidden({})).toEqual(['node_modules/it: no licence']);
  expect(forbidden({ license: 'MPL-2.0', dev: true })).toEqual([]);
  expect(forbidden({ license: 'MPL-2.0', devOptional: true })).toEqual([]);
  expect(forbidden({ license: 'MPL-2.0' })).toEqual(['node_modules/it: MPL-2.0']);
});

it('knows a licence that a package names in npm’s former way', () => {
  const packages = { 'node_modules/world-countries': { dev: true } };
  expect(forbiddenPackages({ packages })).toEqual([]);
  expect(forbiddenPackages({ packages: { 'node_modules/world-countries': {} } })).not.toEqual([]);
});
